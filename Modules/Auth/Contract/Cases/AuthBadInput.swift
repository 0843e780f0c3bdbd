import ContractKit

/// Erroneous and malicious input to accounts.
enum AuthBadInput {
    /// Everything, by kind.
    static let all: [BadInput] = texts + blocks + badTokens

    private static func renamed(_ name: String, _ nickname: String) -> BadInput {
        BadInput(
            kind: .bidi, name: name, method: "PUT", target: "/api/v1/me",
            body: Array(#"{"nickname":"\#(nickname)"}"#.utf8), status: 422,
            says: ["nickname", "forbidden-characters"])
    }

    private static func set(
        _ kind: BadInput.Kind, _ name: String, setting: String = "language", _ value: String, says: [String]
    ) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "PUT", target: "/api/v1/me/settings/\(setting)",
            body: Array(#"{"value":"\#(value)"}"#.utf8), status: 422, says: says)
    }

    private static func named(_ kind: BadInput.Kind, _ name: String, _ business: String) -> BadInput {
        BadInput(
            kind: kind, name: name, method: "PUT", target: "/api/v1/me",
            body: Array(#"{"nickname":"보라","business":{"name":"\#(business)"}}"#.utf8), status: 422,
            says: ["business.name", "forbidden-characters"])
    }

    private static let texts: [BadInput] = [
        named(.controls, "NUL in the name of a business", #"느티\u0000나무"#),
        named(.bidi, "an override in the name of a business", "느티\u{202E}나무"),
        set(.controls, "NUL in a setting", #"k\u0000o"#, says: ["value", "forbidden-characters"]),
        set(.controls, "a setting of two lines", #"ko\nen"#, says: ["value", "forbidden-characters"]),
        set(
            .controls, "NUL in the name of a setting", setting: "lan%00guage", "ko",
            says: ["name", "malformed"]),
        set(.bidi, "an override in a setting", "k\u{202E}o", says: ["value", "forbidden-characters"]),
        BadInput(
            kind: .controls, name: "NUL in a nickname and an email", method: "POST",
            target: "/api/v1/auth/join", sender: .visitor,
            body: Array(
                #"{"email":"a\u0000@example.com","nickname":"보\u0000라","password":"느티나무 그늘 42"}"#.utf8),
            status: 422, says: ["email", "nickname"]),
        BadInput(
            kind: .controls, name: "NUL in an email that signs in", method: "POST",
            target: "/api/v1/auth/login", sender: .visitor,
            body: Array(#"{"email":"a\u0000","password":"느티나무 그늘 42"}"#.utf8), status: 401,
            says: ["auth-wrong-credentials"]),
        renamed("an override", "보\u{202E}라"), renamed("an isolate", "보\u{2066}라"),
        renamed("a mark", "보\u{200F}라"), renamed("a joiner", "보\u{200D}라"), renamed("a filler", "보\u{3164}라"),
        renamed("escaped", #"보\u202e라"#),
    ]

    private static let blocks: [BadInput] = [
        BadInput(
            kind: .identifiers, name: "a session is blocked", method: "PUT",
            target: "/api/v1/me/blocks/{session}", status: 400, says: ["id", "malformed"]),
        BadInput(
            kind: .limits, name: "no members who are blocked", method: "GET",
            target: "/api/v1/me/blocks?limit=0", status: 422, says: ["limit", "out-of-range"]),
    ]

    private static let badTokens: [BadInput] = BadToken.allCases.map { token in
        BadInput(
            kind: .tokens, name: token.rawValue, method: "GET", target: "/api/v1/me", sender: .bearer(token),
            status: 401, says: [token == .expired ? "access-expired" : "access-invalid"])
    }
}
