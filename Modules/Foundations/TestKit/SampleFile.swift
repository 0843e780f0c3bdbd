import FoundationEssentials

/// A file of `Tests/Samples`: what a program of others made once, and what no test can make by itself.
public enum SampleFile {
    /// Its bytes. The name is its place below `Tests/Samples`: `Pictures/turned.jpg`. Throws what keeps it
    /// from being read.
    public static func bytes(_ name: String, file: String = #filePath) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: path(name, file: file))))
    }

    /// Where it is.
    public static func path(_ name: String, file: String = #filePath) -> String {
        GoldenFile.package(of: file) + "/Tests/Samples/" + name
    }
}
