/// The absolute path of a folder in which somebody chooses files: `/home/minjun`.
public struct FolderPath: Hashable, Sendable {
    /// As the system takes it; only the root ends with a slash.
    public let text: String

    /// That path.
    public init(_ text: String) { self.text = text }

    /// The folder that this one is in; the root is in itself.
    public var above: FolderPath {
        guard let slash = text.lastIndex(of: "/"), slash != text.startIndex else { return FolderPath("/") }
        return FolderPath(String(text[..<slash]))
    }

    /// What is called so in it, whatever the name is made of.
    public func appending(_ name: String) -> String { text == "/" ? "/" + name : text + "/" + name }

    /// The path that somebody means who types or drops this here: what does not begin at the root is in the
    /// folder, `~` is that home, and quotes, which terminals put around a file that is dropped on them, are
    /// no part of it.
    public func path(typed text: String, home: String) -> String {
        var path = text
        while path.last == " " { path.removeLast() }
        for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
            path = String(path.dropFirst().dropLast())
        }
        if path == "~" || path.hasPrefix("~/") { path = home + path.dropFirst() }
        while path.count > 1, path.last == "/" { path.removeLast() }
        return path.hasPrefix("/") ? path : appending(path)
    }
}
