// The module starts here.
