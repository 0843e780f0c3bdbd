import Composition
import Vocabulary
import Wire

/// Names and a password unique to one clause; the password cannot be guessed.
///
/// Clauses use `bora@example.com`, whose password is in this repository. At a server run by others, members
/// who join for a clause get unique names and a password: `bora@k3x9….example.com`. Requests and responses
/// are translated on the wire, so that a clause reads the names it gave. Values that a server must refuse for
/// their form are left alone.
struct RunNames: Sendable {
    private static let keys: Set<String> = ["email", "nickname", "password", "current", "new"]
    private static let domain = "@example.com"
    /// The largest length of a nickname.
    private static let longestNickname = 20
    /// Six letters and digits.
    let tag: String
    private let secret: String

    /// Unique names, and a secret of more than 120 random bits.
    init(_ ids: any IdentifierSource = SystemIdentifiers()) {
        tag = String(ids.next().base32.suffix(6)).lowercased()
        secret = Self.newSecret(ids)
    }

    /// A secret of more than 120 random bits; an identifier's first characters are its time and are left out.
    static func newSecret(_ ids: any IdentifierSource = SystemIdentifiers()) -> String {
        String((ids.next().base32.suffix(13) + ids.next().base32.suffix(13)).lowercased())
    }

    /// The request with the clause's unique names.
    func given(_ body: [UInt8]) -> [UInt8] { changed(body, given) }

    /// The target of a request with the clause's unique nickname in its query.
    func given(target: String) -> String {
        guard let mark = target.firstIndex(of: "?") else { return target }
        let items = target[target.index(after: mark)...].split(separator: "&").map { item in
            let sides = item.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, sides[0] == "nickname",
                let typed = percentDecoded(sides[1].utf8, plusIsBlank: true)
            else { return String(item) }
            return "nickname=" + percentEncoded(ownNickname(typed))
        }
        return target[...mark] + items.joined(separator: "&")
    }

    /// The response with the names that the clause gave.
    func takenBack(_ body: [UInt8]) -> [UInt8] {
        guard String(decoding: body, as: UTF8.self).contains(tag) else { return body }
        return changed(body, takenBack)
    }

    private func given(_ key: String, _ text: String) -> String {
        switch key {
        case "email": ownEmail(text)
        case "nickname": ownNickname(text)
        default: ownPassword(text)
        }
    }

    private func takenBack(_ key: String, _ text: String) -> String {
        switch key {
        case "email": text.replacing("@\(tag).", with: "@")
        case "nickname": text.hasSuffix(tag) ? String(text.dropLast(tag.count)) : text
        default: text
        }
    }

    private func ownEmail(_ text: String) -> String {
        let plain = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        guard plain.lowercased().hasSuffix(Self.domain), let mark = plain.lastIndex(of: "@") else {
            return text
        }
        return text.replacing(plain, with: plain[...mark] + tag + "." + plain[mark...].dropFirst())
    }

    /// An invalid name stays invalid; one without room for more stays as it is.
    private func ownNickname(_ text: String) -> String {
        let name = String(text[...].withoutOuterBlanks)
        let hasOdd = name.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 }
        guard (2...Self.longestNickname - tag.count).contains(name.count), !hasOdd else { return text }
        return text.replacing(name, with: name + tag)
    }

    /// Valid passwords are phrases of three words and more.
    private func ownPassword(_ text: String) -> String {
        guard text.split(separator: " ").count >= 3, text.count < 64 else { return text }
        return text + " " + secret
    }

    private func changed(_ body: [UInt8], _ change: (String, String) -> String) -> [UInt8] {
        guard let json = try? JSONReader.read(body) else { return body }
        var writer = JSONWriter()
        writer.json(changed(json, change))
        return writer.bytes
    }

    private func changed(_ json: JSON, _ change: (String, String) -> String) -> JSON {
        switch json {
        case .array(let elements): return .array(elements.map { changed($0, change) })
        case .object(let object):
            var next = JSONObject()
            for member in object.members {
                var value = changed(member.value, change)
                if case .string(let text) = value, Self.keys.contains(member.name) {
                    value = .string(change(member.name, text))
                }
                _ = next.add(member.name, value)
            }
            return .object(next)
        default: return json
        }
    }
}

/// Carries requests under a clause's unique names.
struct RenamingTransport: Transport {
    let inner: any Transport
    let names: RunNames

    func send(_ request: WireRequest) async throws(TransportFailure) -> WireResponse {
        var request = request
        request.target = names.given(target: request.target)
        if !request.body.isEmpty { request.body = names.given(request.body) }
        var response = try await inner.send(request)
        if !response.body.isEmpty { response.body = names.takenBack(response.body) }
        return response
    }
}
