/// The absolute path of the folder shown for choosing a file: `/home/minjun`.
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

    /// Resolves a typed or dropped path: relative ones count from this folder, `~` is `home`, and quotes,
    /// which terminals put around a dropped file, are removed.
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
