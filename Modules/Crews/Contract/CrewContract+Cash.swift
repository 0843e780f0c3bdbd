import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// Cash that the treasurer enters.
    static let cash: [Clause<CrewFixture>] = [
        Clause("cash is entered by the treasurer and the owner, and stays as it is") { place in
            let (treasurer, member) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [treasurer, member])
            try await place.give(.treasurer, treasurer, in: crew)
            let draft = place.cash(
                .spent, 45_000, " \u{110E}\u{116E}\u{11A8}\u{1100}\u{116E}\u{1100}\u{1169}\u{11BC} 3개 ")
            let entry = try await place.repository(as: treasurer).enter(
                draft, into: crew, idempotencyKey: nil)
            try expectEqual(
                Array(entry.purpose.unicodeScalars), Array("축구공 3개".unicodeScalars), "what it was for")
            try expectEqual(entry.gained, -45_000, "what the balance gained")
            try expectEqual(entry.author, treasurer.memberID, "its author")
            try await expectRefused(.treasurersOnly) {
                try await place.repository(as: member).enter(draft, into: crew, idempotencyKey: nil)
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.enter(draft, into: crew, idempotencyKey: nil)
            }
            let month = place.clock.rough.koreanMonth
            let ledger = try await place.repository(as: member).ledger(of: crew, month)
            try expectEqual(ledger.lines.map(\.matter), [.cash(entry)], "its line")
        },
        Clause("an entry under a key is made once, also at once, and another under the key is refused") {
            place in
            let crew = try await place.crew(of: [])
            let (key, draft) = (place.newKey(), place.cash(.received, 120_000, "현장 회비"))
            let made = try await count(of: 6) { _ in
                do throws(CrewError) {
                    _ = try await place.owner.enter(draft, into: crew, idempotencyKey: key)
                    return true
                } catch {
                    try expectEqual(error, .service(.keyInFlight), "the error")
                    return false
                }
            }
            try expect(made > 0, "it is entered")
            try await expectRefused(.service(.keyReused)) {
                try await place.owner.enter(
                    place.cash(.received, 120_001, "현장 회비"), into: crew, idempotencyKey: key)
            }
            let ledger = try await place.owner.ledger(of: crew, place.clock.rough.koreanMonth)
            try expectEqual(ledger.cash.closing, 120_000, "the balance")
        },
        Clause("an entry is taken back by another, once, with its own amount reversed") { place in
            let crew = try await place.crew(of: [])
            let wrong = try await place.owner.enter(
                place.cash(.spent, 99_000, "구장 사용료"), into: crew, idempotencyKey: nil)
            var draft = place.cash(.spent, 1, "잘못 적은 구장 사용료")
            draft.takesBack = wrong.id
            let back = try await place.owner.enter(draft, into: crew, idempotencyKey: nil)
            try expectEqual([back.flow.rawValue, "\(back.gained)"], ["received", "99000"], "the reverse")
            for id in [wrong.id, back.id, place.environment.ids.next()] {
                draft.takesBack = id
                try await expectRefused(.invalidFields([FieldError("takesBack", .unusable)])) {
                    try await place.owner.enter(draft, into: crew, idempotencyKey: nil)
                }
            }
            let other = try await place.crew(of: [])
            draft.takesBack = wrong.id
            try await expectRefused(.invalidFields([FieldError("takesBack", .unusable)])) {
                try await place.owner.enter(draft, into: other, idempotencyKey: nil)
            }
            let ledger = try await place.owner.ledger(of: crew, place.clock.rough.koreanMonth)
            try expectEqual(ledger.cash.closing, 0, "the balance")
        },
        Clause("bad entries are refused with all their fields") { place in
            let crew = try await place.crew(of: [])
            let today = place.clock.now().koreanDay
            let tomorrow = CivilDay(daysSince1970: today.daysSince1970 + 1)
            try await expectRefused(
                .invalidFields([
                    FieldError("purpose", .required),
                    FieldError("amount", .outOfRange(minimum: 1, maximum: 100_000_000)),
                    FieldError("day", .tooLate(latest: "\(today)")),
                ])
            ) {
                try await place.owner.enter(
                    place.cash(.spent, 0, "", day: "\(tomorrow)"), into: crew, idempotencyKey: nil)
            }
            let earliest = CivilDay(daysSince1970: today.daysSince1970 - 366)
            for (day, rule) in [
                ("2026-02-30", FieldError.Rule.malformed(expected: "\(today)")),
                ("어제", .malformed(expected: "\(today)")),
                ("1999-01-01", .tooEarly(earliest: "\(earliest)")),
            ] {
                try await expectRefused(.invalidFields([FieldError("day", rule)])) {
                    try await place.owner.enter(
                        place.cash(.spent, 1, "물", day: day), into: crew, idempotencyKey: nil)
                }
            }
        },
        Clause("a member gets the entries that they have made, also in a crew that they have left") { place in
            let treasurer = place.newMember()
            let (crew, service) = (try await place.crew(of: [treasurer]), try place.service)
            try await place.give(.treasurer, treasurer, in: crew)
            var entries: [CashEntry] = []
            for member in [place.members.owner, treasurer, treasurer] {
                let draft = place.cash(.spent, 12_000, "생수와 얼음")
                entries.append(
                    try await place.repository(as: member).enter(draft, into: crew, idempotencyKey: nil))
                place.clock.pass(.seconds(1))
            }
            _ = try await place.repository(as: treasurer).leave(crew)
            let first = try await service.cash(of: treasurer, in: crew, PageRequest(limit: 1))
            let cursor = try expectValue(first.next, "a next page")
            let rest = try await service.cash(of: treasurer, in: crew, .largest(after: cursor))
            try expectEqual(first.items + rest.items, entries.dropFirst().reversed(), "the entries")
            try await expectRefused(.service(.signInRequired)) {
                try await service.cash(of: .anonymous, in: crew, .first)
            }
        },
        Clause("a receipt is a picture of its author's, and goes with them; the entry stays") { place in
            let treasurer = place.newMember()
            let crew = try await place.crew(of: [treasurer])
            try await place.give(.treasurer, treasurer, in: crew)
            var draft = place.cash(.spent, 30_000, "심판 사례비")
            draft.receipt = try await place.upload(by: place.members.owner, "영수증").id
            let verbs = place.repository(as: treasurer)
            try await expectRefused(.invalidFields([FieldError("receipt", .unusable)])) {
                try await verbs.enter(draft, into: crew, idempotencyKey: nil)
            }
            draft.receipt = try await place.upload(by: treasurer, "영수증").id
            let entry = try await verbs.enter(draft, into: crew, idempotencyKey: nil)
            try expectEqual(entry.receipt, draft.receipt, "the receipt")
            try await place.forget(treasurer)
            let ledger = try await place.owner.ledger(of: crew, place.clock.rough.koreanMonth)
            try expectEqual(ledger.cash.closing, -30_000, "the balance")
            try expectEqual(ledger.lines.map(\.matter), [.cash(entry.withoutReceipt())], "the entry")
        },
    ]
}
