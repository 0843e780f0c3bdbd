/// A file that somebody has chosen on a screen for the one below.
public struct PickedFile: Hashable, Sendable {
    /// Where it is.
    public let path: String
    /// What is to be seen in it; empty if nobody has said.
    public let description: String

    /// Memberwise.
    public init(_ path: String, description: String = "") {
        (self.path, self.description) = (path, description)
    }

    /// What a screen was `given`; nil if that is no file.
    public init?(_ values: [String: String]) {
        guard let path = values["path"] else { return nil }
        self.init(path, description: values["description"] ?? "")
    }

    /// What the screen below is `given`.
    public var values: [String: String] { ["path": path, "description": description] }
}

extension Destination {
    /// Where a file of this machine is chosen: whoever composes the screens has it.
    public static let files = Destination("files")
}
