import ContractKit
import Deals
import Vocabulary

extension DealContract {
    static let talking: [Clause<DealFixture>] = [
        Clause("what the two say is kept in its order, trimmed and in NFC") { place in
            let id = try await place.requested().deal.id
            // "나무" as conjoining letters, as some keyboards send it.
            let decomposed = "\u{1102}\u{1161}\u{1106}\u{116E}"
            let texts = ["Is it still there?", " \(decomposed) 아래에서\n뵐까요? ", "네!"]
            var sent: [DealMessage] = []
            for (number, text) in texts.enumerated() {
                let verbs = number == 1 ? place.seller : place.buyer.deals
                sent.append(try await verbs.send(text, in: id))
                place.clock.pass(.seconds(60))
            }
            let (buyer, seller) = (place.members.buyer.memberID, place.members.owner.memberID)
            try expectEqual(sent.map(\.author), [buyer, seller, buyer], "who said it")
            try expectEqual(sent.map(\.number), [1, 2, 3], "the numbers")
            try expectEqual(Array(sent[1].text.utf8), Array("나무 아래에서\n뵐까요?".utf8), "the bytes")
            for verbs in [place.seller, place.buyer.deals] {
                try expectEqual(try await verbs.messages(id), sent, "what was said")
            }
        },
        Clause("a message that breaks rules is refused") { place in
            let id = try await place.accepted().deal.id
            for (text, rule) in [
                (" \n", FieldError.Rule.required), ("안\u{1B}[31m녕", .forbiddenCharacters),
                ("\u{202E}dlos", .forbiddenCharacters),
                (String(repeating: "가", count: 301), .tooLong(maximum: 300)),
            ] {
                try await expectRefused(.invalidFields([FieldError("text", rule)])) {
                    try await place.buyer.deals.send(text, in: id)
                }
            }
            try expectEqual(try await place.seller.messages(id), [], "what was said")
            let longest = String(repeating: "가", count: 300)
            try expectEqual(try await place.seller.send(longest, in: id).text, longest, "the longest")
        },
        Clause("nothing is said in a deal that has ended, and what was said stays") { place in
            let id = try await place.accepted().deal.id
            let said = try await place.buyer.deals.send("고마워요", in: id)
            _ = try await place.seller.done(id)
            try await expectRefused(.wrongState(.done)) { try await place.buyer.deals.send("네", in: id) }
            try expectEqual(try await place.seller.messages(id), [said], "what was said")
        },
        Clause("each of the two says fifty things at most") { place in
            let id = try await place.accepted().deal.id
            for number in 0..<DealMessage.most {
                _ = try await place.buyer.deals.send("\(number)번째", in: id)
            }
            try await expectRefused(.tooManyMessages(50)) { try await place.buyer.deals.send("또", in: id) }
            let answer = try await place.seller.send("네", in: id)
            try expectEqual(answer.number, 51, "the number of the answer")
        },
    ]
}
