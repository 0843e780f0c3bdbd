public import Vocabulary

/// A comment's text, which refers to mentioned members by identifier. So a withdrawn member's name disappears
/// from other members' texts, and a new nickname shows everywhere at once.
public struct CommentText: Hashable, Sendable {
    /// A part of the text.
    public enum Piece: Hashable, Sendable {
        case plain(String)
        case mention(MemberID)
    }

    /// The parts in order; plain parts are neither adjacent nor empty.
    public let pieces: [Piece]

    /// The empty text.
    public static let blank = CommentText([])

    /// The text of these parts.
    public init(_ pieces: [Piece]) {
        var merged: [Piece] = []
        for piece in pieces {
            switch (merged.last, piece) {
            case (_, .plain("")): continue
            case (.plain(let before), .plain(let text)): merged[merged.count - 1] = .plain(before + text)
            default: merged.append(piece)
            }
        }
        self.pieces = merged
    }

    /// A text without mentions.
    public init(plain text: String) {
        self.init([.plain(text)])
    }

    /// The mentioned members, each once, in the order of the first mention.
    public var members: [MemberID] {
        var seen: Set<MemberID> = []
        return pieces.compactMap { piece in
            guard case .mention(let member) = piece, seen.insert(member).inserted else { return nil }
            return member
        }
    }

    /// The text for display: each mention is an at sign and the result of `name`.
    public func shown(naming name: (MemberID) -> String) -> String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .plain(let part): text += part
            case .mention(let member): text += "@" + name(member)
            }
        }
    }
}

extension CommentText {
    /// The stored form: `@{mem_…}` for a mention, and `@{}` for an at sign before a brace, so that no typed
    /// text reads as a mention.
    public var markup: String {
        if let text = plainText { return text }
        var bytes: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .mention(let member): bytes += "@{\(member)}".utf8
            case .plain(let text): Self.append(Array(text.utf8), to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The whole text, if markup writes it unchanged.
    private var plainText: String? {
        guard pieces.count == 1, case .plain(let text) = pieces[0], !text.utf8.contains(Self.at) else {
            return nil
        }
        return text
    }

    // By bytes: a brace with a combining mark is another character, but the same byte.
    private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
        for (index, byte) in text.enumerated() {
            bytes.append(byte)
            let opens = byte == brace && index > 0 && text[index - 1] == at
            if opens { bytes.append(closingBrace) }
        }
    }

    /// Reads `markup`; nil for a text that it cannot produce.
    public init?(markup: String) {
        guard markup.utf8.contains(Self.at) else {
            self.init(plain: markup)
            return
        }
        var (rest, plain, pieces) = (Array(markup.utf8)[...], [UInt8](), [Piece]())
        while let byte = rest.popFirst() {
            plain.append(byte)
            guard byte == Self.at, rest.first == Self.brace else { continue }
            rest.removeFirst()
            guard let end = rest.firstIndex(of: Self.closingBrace) else { return nil }
            let name = rest[..<end]
            rest = rest[(end + 1)...]
            if name.isEmpty {
                plain.append(Self.brace)
                continue
            }
            guard let member = MemberID(String(decoding: name, as: UTF8.self)) else { return nil }
            plain.removeLast()
            pieces += [.plain(String(decoding: plain, as: UTF8.self)), .mention(member)]
            plain = []
        }
        self.init(pieces + [.plain(String(decoding: plain, as: UTF8.self))])
    }

    private static var at: UInt8 { UInt8(ascii: "@") }
    private static var brace: UInt8 { UInt8(ascii: "{") }
    private static var closingBrace: UInt8 { UInt8(ascii: "}") }
}
