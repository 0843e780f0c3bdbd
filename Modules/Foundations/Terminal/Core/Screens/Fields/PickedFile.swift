/// A file chosen on one screen for the screen below.
public struct PickedFile: Hashable, Sendable {
    /// Its path.
    public let path: String
    /// Its alternative text; empty if none was given.
    public let description: String

    /// Memberwise.
    public init(_ path: String, description: String = "") {
        (self.path, self.description) = (path, description)
    }

    /// Decodes the first file of the values of `given`; nil if they name no file.
    public init?(_ values: [String: String]) {
        guard let file = Self.all(in: values)?.first else { return nil }
        self = file
    }

    /// Decodes all files of the values of `given`, in order; nil if they name no file.
    public static func all(in values: [String: String]) -> [PickedFile]? {
        guard let paths = values.list("path"), let descriptions = values.list("description")
        else { return nil }
        let files = zip(paths, descriptions).map { PickedFile($0, description: $1) }
        return files.isEmpty ? nil : files
    }

    /// The values of these files for `given`.
    public static func values(of files: [PickedFile]) -> [String: String] {
        let paths = [String: String]("path", listing: files.map(\.path))
        return paths.merging([String: String]("description", listing: files.map(\.description))) { $1 }
    }
}

extension Destination {
    /// The screen for choosing a local file; the program that composes the screens provides it.
    public static let files = Destination("files")

    /// The same for choosing up to that many files at once.
    public static func files(most: Int) -> Destination { Destination(files.name, ["most": "\(most)"]) }
}
