// swift-tools-version: 6.2
import PackageDescription

// What every target is built with.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// What the core is built with besides: it must also compile as Embedded Swift, and the host build
// catches a part of what would break that.
let core: [SwiftSetting] =
  common + [.treatWarning("EmbeddedRestrictions", as: .error)]

let package = Package(
  name: "cvl",
  products: [
    .executable(name: "cvl", targets: ["cvl"]),
    .library(name: "CVL", targets: ["CVL"]),
    .library(name: "CVLEngine", targets: ["CVLEngine"]),
    .library(name: "CVLWeb", type: .static, targets: ["CVLWeb"]),
  ],
  targets: [
    // The core: no Foundation, no libc, Embedded-clean. Arrows point one way.
    // On Linux the square root instruction comes with a reference to the C library's sqrt.
    .target(
      name: "CVLNumerics",
      swiftSettings: core,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "CVLSyntax", dependencies: ["CVLNumerics"], swiftSettings: core),
    .target(name: "CVLEngine", dependencies: ["CVLNumerics"], swiftSettings: core),
    .target(
      name: "CVLCompiler",
      dependencies: ["CVLSyntax", "CVLEngine", "CVLNumerics"],
      swiftSettings: core
    ),
    .target(name: "CVLRender", dependencies: ["CVLEngine", "CVLNumerics"], swiftSettings: core),
    .target(
      name: "CVL",
      dependencies: ["CVLCompiler", "CVLRender", "CVLSyntax", "CVLEngine", "CVLNumerics"],
      swiftSettings: core
    ),

    // The front ends.
    .systemLibrary(
      name: "CReadline",
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]
    ),
    .target(
      name: "CVLRepl",
      dependencies: ["CVL", "CVLSyntax", "CReadline"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "cvl",
      dependencies: ["CVL", "CVLRepl", "CVLCompiler", "CVLRender", "CVLSyntax", "CVLEngine"],
      swiftSettings: common,
      // A released program carries Swift's library: it runs where no toolchain is, and starts faster.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]
    ),
    .target(name: "CWebRuntime", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "CVLWeb",
      dependencies: ["CVL", "CVLCompiler", "CVLRender", "CVLSyntax", "CWebRuntime"],
      swiftSettings: core
    ),

    // The tests.
    .target(
      name: "CVLTestSupport",
      dependencies: [
        "CVL", "CVLCompiler", "CVLRender", "CVLSyntax", "CVLEngine", "CVLNumerics",
      ],
      swiftSettings: common
    ),
    .executableTarget(
      name: "cvl-fuzz",
      dependencies: ["CVLTestSupport"],
      swiftSettings: common
    ),
    .testTarget(
      name: "CVLNumericsTests",
      dependencies: ["CVLNumerics", "CVLTestSupport"],
      exclude: ["Tables"],
      swiftSettings: common
    ),
    .testTarget(
      name: "CVLSyntaxTests",
      dependencies: ["CVLSyntax", "CVLTestSupport"],
      swiftSettings: common
    ),
    .testTarget(
      name: "CVLEngineTests",
      dependencies: ["CVLEngine", "CVLNumerics", "CVLTestSupport"],
      exclude: ["Cases"],
      swiftSettings: common
    ),
    .testTarget(
      name: "CVLCompilerTests",
      dependencies: [
        "CVL", "CVLCompiler", "CVLRender", "CVLSyntax", "CVLEngine", "CVLNumerics",
        "CVLTestSupport",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "CVLRenderTests",
      dependencies: [
        "CVL", "CVLRender", "CVLSyntax", "CVLEngine", "CVLNumerics", "CVLTestSupport",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "CVL", "CVLCompiler", "CVLRender", "CVLSyntax", "CVLEngine", "CVLTestSupport",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "GrammarTests",
      dependencies: ["CVLSyntax", "CVLNumerics", "CVLTestSupport"],
      swiftSettings: common
    ),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["CVL", "CVLTestSupport"],
      swiftSettings: common
    ),
  ],
  swiftLanguageModes: [.v6]
)
