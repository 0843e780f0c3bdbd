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

    /// Decodes the values of `given`; nil if they name no file.
    public init?(_ values: [String: String]) {
        guard let path = values["path"] else { return nil }
        self.init(path, description: values["description"] ?? "")
    }

    /// The values for `given`.
    public var values: [String: String] { ["path": path, "description": description] }
}

extension Destination {
    /// The screen for choosing a local file; the program that composes the screens provides it.
    public static let files = Destination("files")
}
