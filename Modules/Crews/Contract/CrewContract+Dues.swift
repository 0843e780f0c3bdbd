import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// How the dues of a month come to be, and how they end unpaid.
    static let dues: [Clause<CrewFixture>] = [
        Clause("dues of a month are made once for each member, and for none who is on leave") { place in
            let members = place.newMembers(3)
            let crew = try await place.crew(of: members)
            _ = try await place.repository(as: members[2]).setLeave(true, from: crew)
            _ = try await place.owner.setDues(place.plan(), of: crew)
            try await place.makeDues()
            try expectEqual(try await place.dues(of: crew).count, 0, "dues before their month")
            place.advanceToNextMonth()
            let service = try place.served()
            _ = try await count(of: 8) { _ in try await service.makeDues() >= 0 }
            try await place.makeDues()
            let dues = try await place.dues(of: crew).map(\.due)
            let owing = [place.members.owner, members[0], members[1]].compactMap(\.memberID)
            try expectEqual(Set(dues.map(\.member)), Set(owing), "who owes")
            try expectEqual(dues.map(\.amount.minorUnits), [30_000, 30_000, 30_000], "what they owe")
            try await place.expectTold(.made, [place.members.owner, members[0], members[1]])
        },
        Clause("a member who joins within the month owes a part by days, rounded down to the won") { place in
            let crew = try await place.crewWithDues(of: [])
            place.advance(toDay: 17)
            let late = place.newMember()
            _ = try await place.repository(as: late).join(crew, message: "")
            try await place.makeDues()
            let (due, days) = (try await place.due(of: late, in: crew), place.daysOfMonth)
            try expectEqual(due.amount.minorUnits, 30_000 * (days - 16) / days, "the part")
            try expectEqual(
                due.payBy, due.month.firstDay.koreanStart.advanced(by: .seconds(24 * 86_400)),
                "a week for the first dues")
        },
        Clause("dues that were ended are not made any more, and those of before stay") { place in
            let member = place.newMember()
            let crew = try await place.crewWithDues(of: [member])
            _ = try await place.notices()
            _ = try await place.owner.setDues(nil, of: crew)
            try await place.expectTold(.unplanned, [member])
            place.advanceToNextMonth()
            try await place.makeDues()
            try expectEqual(try await place.dues(of: crew, as: member).count, 1, "the dues of before")
        },
        Clause("a later plan holds from its month on, and the one of before until then") { place in
            let member = place.newMember()
            let crew = try await place.crew(of: [member])
            let first = place.plan()
            var later = place.plan(40_000)
            later = DuesPlan(amount: later.amount, day: 20, from: later.from.next)
            for plan in [first, later] { _ = try await place.owner.setDues(plan, of: crew) }
            for _ in 0..<2 {
                place.advanceToNextMonth()
                try await place.makeDues()
            }
            let dues = try await place.dues(of: crew, as: member).map(\.due)
            try expectEqual(dues.map(\.amount.minorUnits), [40_000, 30_000], "the latest month first")
        },
        Clause("the treasurer and the owner alone set dues, within their limits and ahead") { place in
            let (treasurer, member) = (place.newMember(), place.newMember())
            let crew = try await place.crew(of: [treasurer, member])
            try await place.give(.treasurer, treasurer, in: crew)
            _ = try await place.repository(as: treasurer).setDues(place.plan(), of: crew)
            try await expectRefused(.treasurersOnly) {
                try await place.repository(as: member).setDues(nil, of: crew)
            }
            try await expectRefused(.service(.signInRequired)) {
                try await place.anonymous.setDues(nil, of: crew)
            }
            let past = DuesPlan(amount: Money(999, .krw), day: 29, from: place.clock.rough.koreanMonth)
            let next = past.from.next
            try await expectRefused(
                .invalidFields([
                    FieldError("amount", .outOfRange(minimum: 1_000, maximum: 1_000_000)),
                    FieldError("day", .outOfRange(minimum: 1, maximum: 28)),
                    FieldError("from", .tooEarly(earliest: "\(next)")),
                ])
            ) { try await place.owner.setDues(past, of: crew) }
        },
    ]

    /// How dues end that are not paid.
    static let dueEnds: [Clause<CrewFixture>] = [
        Clause("members who leave or are removed owe nothing more, and those who come back owe again") {
            place in
            let members = place.newMembers(2)
            let crew = try await place.crewWithDues(of: members)
            let open = place.purchase(of: try await place.due(of: members[0], in: crew))
            try await place.payable().hold(open)
            _ = try await place.repository(as: members[0]).leave(crew)
            let removed = try expectValue(members[1].memberID, "a member")
            _ = try await place.owner.remove(removed, from: crew, bannedUntil: nil)
            for member in members {
                let due = try await place.due(of: member, in: crew)
                try expectEqual(due.state, .ended, "the due of one who left")
            }
            try await expectUnpayable(.gone) { try await place.payable().fulfil(open) }
            place.advance(toDay: 21)
            _ = try await place.repository(as: members[0]).join(crew, message: "")
            try await place.makeDues()
            let (due, days) = (try await place.due(of: members[0], in: crew), place.daysOfMonth)
            try expectEqual(due.state, .open, "the due of one who is back")
            try expectEqual(due.amount.minorUnits, 30_000 * (days - 20) / days, "its part")
        },
        Clause("the treasurer waives dues with a reason that their member reads, once") { place in
            let members = place.newMembers(2)
            let crew = try await place.crewWithDues(of: members)
            let due = try await place.due(of: members[0], in: crew)
            let reason = "다쳐서 한 달을 쉬었습니다"
            try await expectRefused(.treasurersOnly) {
                try await place.repository(as: members[1]).waive(due.id, reason: reason)
            }
            for _ in 0..<2 {
                let view = try await place.owner.waive(due.id, reason: "  \(reason) ")
                try expectEqual(view.due.state, .waived, "the due")
                try expectEqual(view.due.reason, reason, "the reason")
            }
            try await place.expectTold(.waived, [members[0]])
            try await expectRefused(.wrongDue(.waived)) {
                try await place.owner.waive(due.id, reason: "또 다른 까닭")
            }
            let paid = try await place.paidDue(of: members[1], in: crew)
            let id = try expectValue(paid.record.typed(DueSubject.self), "a due")
            try await expectRefused(.wrongDue(.paid)) { try await place.owner.waive(id, reason: reason) }
            try await expectRefused(.notFound) {
                try await place.owner.waive(place.environment.ids.next(), reason: reason)
            }
        },
        Clause("a crew that closes cancels its open dues, and its paid ones stay") { place in
            let members = place.newMembers(2)
            let crew = try await place.crewWithDues(of: members)
            let paid = try await place.paidDue(of: members[0], in: crew)
            _ = try await place.owner.close(crew)
            try await place.expectDue(of: members[0], in: crew, .paid, by: paid.order)
            try await place.expectDue(of: members[1], in: crew, .cancelled)
        },
        Clause("a member who withdraws owes nothing more, and the reasons of waived dues go") { place in
            let members = place.newMembers(2)
            let crew = try await place.crewWithDues(of: members)
            let waived = try await place.due(of: members[1], in: crew)
            _ = try await place.owner.waive(waived.id, reason: "군 입대")
            for member in members { try await place.forget(member) }
            let dues = try await place.dues(of: crew).map(\.due)
            let left = dues.filter { due in members.contains { $0.memberID == due.member } }
            try expectEqual(Set(left.map(\.state)), [.ended, .waived], "their dues")
            try expectEqual(left.map(\.reason), ["", ""], "the reasons")
        },
    ]
}
