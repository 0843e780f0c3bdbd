import Comments
import ContractKit
import Vocabulary

extension CommentContract {
    static let mentioning: [Clause<CommentFixture>] = [
        Clause("a name behind an at sign mentions the member, by the name of the day") { place in
            let subject = try await place.subject()
            let member = try place.named("수연", place.members.stranger)
            let view = try await place.added("@수연님께 물어보세요, @수연!", to: subject)
            try expectEqual(view.mentions, [MemberCard(id: member, nickname: "수연")], "who is mentioned")
            try expectEqual(view.shownText(), "@수연님께 물어보세요, @수연!", "the text")
            place.directory.name(member, "새이름")
            let renamed = try await place.anonymous.verbs.comment(view.id)
            try expectEqual(renamed.shownText(), "@새이름님께 물어보세요, @새이름!", "the text of the day")
            place.directory.name(member, nil)
            let page = try await place.thread(on: subject).items
            try expectEqual(page.map { $0.comment.shownText() }, ["@?님께 물어보세요, @?!"], "without a name")
            try expectEqual(page.first?.comment.mentions.map(\.nickname), [nil], "the card")
        },
        Clause("the longest name that a member has is meant, and only where a name may end") { place in
            let subject = try await place.subject()
            let short = try place.named("soo", place.members.stranger)
            let long = try place.named("soo-yeon", place.members.moderator)
            let texts: [(String, [MemberID])] = [
                ("@soo-yeon, hi", [long]), ("@soo: hi", [short]), ("@soo-young", []), ("@sooyeon", []),
                ("me@soo.kr", []), ("@@soo", []), ("(@soo)", [short]), ("@soo씨는", [short]),
                ("@아무도아닌이", []), ("@", []), ("@ soo", []),
            ]
            for (text, members) in texts {
                let view = try await place.added(text, to: subject)
                try expectEqual(view.mentions.map(\.id), members, "who is mentioned by '\(text)'")
                try expectEqual(view.shownText(), text, "the text")
            }
        },
        Clause("a name is found whatever follows it, in any normal form") { place in
            let subject = try await place.subject()
            let member = try place.named("영희", place.members.stranger)
            let endings = [
                "부터", "까지", "처럼", "보다", "으로", "에게서", "한테는", "께도", "은요", "인가요", "들", "네", "쌤", "언니", "님은",
                "ㅋㅋ", "!", "…",
            ]
            let texts =
                endings.map { "@영희\($0) 안녕" } + ["@\u{110B}\u{1167}\u{11BC}\u{1112}\u{1174}\u{1107}\u{116E}터"]
            for text in texts {
                let view = try await place.added(text, to: subject)
                try expectEqual(view.mentions.map(\.id), [member], "who is mentioned by '\(text)'")
                try expectEqual(view.shownText(), text, "the text")
            }
        },
        Clause("ten different members may be mentioned in a text, however often, and no more") { place in
            let subject = try await place.subject()
            let members = try (0..<11).map { number in
                try place.named("회원\(number)번", place.newMember())
            }
            let names = (0..<11).map { "@회원\($0)번" }
            let ten = names.prefix(10).joined(separator: " ")
            let view = try await place.added("\(ten) \(ten)", to: subject)
            try expectEqual(view.mentions.map(\.id), Array(members.prefix(10)), "who is mentioned")
            let limit = FieldError("text.mentions", .outOfRange(minimum: 0, maximum: 10))
            try await expectRefused(.invalidFields([limit])) {
                try await place.added(names.joined(separator: " "), to: subject)
            }
            try await expectRefused(.invalidFields([limit])) {
                try await place.buyer.verbs.edit(
                    view.id, text: names.joined(separator: " "), expecting: nil)
            }
        },
        Clause(
            "ten thousand at signs are a text that is too long, and three hundred names of nobody are text"
        ) {
            place in
            let subject = try await place.subject()
            let many = Array(repeating: "@수연", count: 10_000).joined(separator: " ")
            try await expectRefused(.invalidFields([FieldError("text", .tooLong(maximum: 1_000))])) {
                try await place.added(many, to: subject)
            }
            let names = (100..<300).map { "@\($0)" }.joined(separator: " ")
            let view = try await place.added(names, to: subject)
            try expectEqual(view.shownText(), names, "the text")
            try expectEqual(view.mentions, [], "who is mentioned")
        },
        Clause("no typed text becomes a mention that it does not name") { place in
            let (subject, member) = (try await place.subject(), try place.id(of: place.members.owner))
            let texts = [
                "@{\(member)}", "@{}", "@{}{\(member)}", "@@{\(member)}", "@{}\(member)}", "@{",
                "{\(member)}",
                "@{\u{301}\(member)}", "@{mem_}", "@{@{\(member)}}",
            ]
            for text in texts {
                let view = try await place.added(text, to: subject)
                try expectEqual(view.shownText(), text, "the text")
                try expectEqual(view.mentions, [], "who is mentioned")
                let edited = try await place.buyer.verbs.edit(view.id, text: text + "!", expecting: nil)
                try expectEqual(edited.mentions, [], "who is mentioned after an edit")
                let read = try await place.anonymous.verbs.comment(view.id)
                try expectEqual(read.shownText(), text + "!", "the text as it is read")
            }
        },
        Clause("a text that is sent back as it was shown mentions the same members") { place in
            let member = try place.named("수연", place.members.stranger)
            let view = try await place.added("@수연 @{} @nobody-here", to: place.subject())
            let edited = try await place.buyer.verbs.edit(
                view.id, text: view.shownText(), expecting: view.version)
            try expectEqual(edited.text, view.text, "the text")
            try expectEqual(edited.mentions.map(\.id), [member], "who is mentioned")
        },
    ]
}

extension CommentFixture {
    /// Gives a member a name.
    func named(_ name: String, _ principal: Principal) throws -> MemberID {
        let member = try id(of: principal)
        directory.name(member, name)
        return member
    }
}
