import TestKit

/// The golden files of the wire.
let goldenFiles = GoldenFolder("Wire")
