import ContractKit
import Preferences
import Vocabulary

/// A place in which settings are kept, opened as often as one likes.
struct PreferencePlace: Sendable {
    /// Opens it once more, as another program does.
    var open: @Sendable () async throws -> any PreferenceStore
}

/// The promises of whatever keeps settings.
enum PreferenceStoreContract {
    /// Every clause, each of which gets an empty place of its own.
    static let clauses: [Clause<PreferencePlace>] = [
        Clause("nothing is kept at first") { place in
            try expectEqual(try await place.open().load(), [:])
        },
        Clause("what is kept is read again by whoever opens the place") { place in
            let texts = [
                "language": "ko", "server": "http://[::1]:8080 until-logout", "empty": "",
                "note": " 느티나무: 'a' = \"b\" # c ", "decomposed": "\u{1112}\u{1161}\u{11AB}글 e\u{301}",
                "mark": "\u{301}👍🏽𠮷", "a1-2": "-",
            ]
            let store = try await place.open()
            for (name, text) in texts { try await store.keep(text, under: name) }
            try expectEqual(try await store.load(), texts)
            try expectEqual(try await place.open().load(), texts)
        },
        Clause("a text takes the place of the one before, and the others stay") { place in
            let store = try await place.open()
            for (name, text) in [("language", "ko"), ("currency-form", "code"), ("language", "en")] {
                try await store.keep(text, under: name)
            }
            try expectEqual(try await place.open().load(), ["language": "en", "currency-form": "code"])
        },
        Clause("what is removed is gone, and once more is fine") { place in
            let store = try await place.open()
            for name in ["language", "currency-form"] { try await store.keep("ko", under: name) }
            for _ in 0..<2 { try await store.keep(nil, under: "language") }
            try await store.keep(nil, under: "never-set")
            try expectEqual(try await place.open().load(), ["currency-form": "ko"])
        },
        Clause("what is no line under a name is refused, and changes nothing") { place in
            let store = try await place.open()
            try await store.keep("ko", under: "language")
            let refused = [
                ("two\nlines", "language"), ("a\u{2028}b", "language"), ("nul\u{0}", "language"),
                ("ko", "Language"), ("ko", "언어"), ("ko", "a: b"), ("ko", ""), ("ko", "1st"),
                ("ko", String(repeating: "a", count: 41)),
            ]
            for (text, name) in refused {
                let error = try await refusal(by: ServiceFailure.self) {
                    try await store.keep(text, under: name)
                }
                guard case .badRequest = error else {
                    throw BrokenPromise("\(name): \(text) is refused by \(error)")
                }
            }
            try expectEqual(try await place.open().load(), ["language": "ko"])
        },
        Clause("of what is kept at once nothing is lost") { place in
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        try? await place.open().keep("\(number)번", under: "setting-\(number)")
                    }
                }
            }
            try expectEqual(try await place.open().load().count, 12, "what is kept")
        },
    ]
}
