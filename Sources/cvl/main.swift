print("cvl")
