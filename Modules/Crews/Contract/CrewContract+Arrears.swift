import ContractKit
import Crews
import Vocabulary

extension CrewContract {
    /// Reminders, arrears and what follows from them.
    static let arrears: [Clause<CrewFixture>] = [
        Clause("members are reminded before the day and after it, once each, and not in the night") { place in
            let (member, paying) = (place.newMember(), place.newMember())
            let crew = try await place.crewWithDues(of: [member, paying])
            _ = try await place.paidDue(of: paying, in: crew)
            _ = try await place.paidDue(of: place.members.owner, in: crew)
            _ = try await place.notices()
            let service = try place.served()
            for (day, act) in [(Int64(7), DueAct.reminder), (11, .overdue)] {
                place.advance(toDay: day)
                place.clock.advance(by: .seconds(11 * 3600))
                try expectEqual(try await service.remindOfDues(), 0, "at 21 o'clock")
                place.advance(toDay: day + 1)
                for _ in 0..<2 { try await service.remindOfDues() }
                try await place.expectTold(act, [member])
            }
        },
        Clause("arrears suspend after a term, and a payment restores at once") { place in
            let (member, paying) = (place.newMember(), place.newMember())
            let crew = try await place.crewWithDues(of: [member, paying])
            _ = try await place.paidDue(of: paying, in: crew)
            let service = try place.served()
            place.advance(toDay: 24)
            try await service.settleArrears()
            try expectEqual(try await place.standing(of: member, in: crew), .member, "within the term")
            place.advance(toDay: 25)
            _ = try await place.notices()
            for _ in 0..<2 { try await service.settleArrears() }
            try expectEqual(try await place.standing(of: member, in: crew), .suspended, "after the term")
            try expectEqual(try await place.standing(of: paying, in: crew), .member, "who has paid")
            try expectEqual(
                try await place.standing(of: place.members.owner, in: crew), .member, "the owner")
            try await place.expectTold(.suspended, [member])
            _ = try await place.paidDue(of: member, in: crew)
            try expectEqual(try await place.standing(of: member, in: crew), .member, "who has paid now")
            try await place.expectTold(.restored, [member])
        },
        Clause("dues that are waived end arrears, and a manager's suspension is not ended by them") { place in
            let members = place.newMembers(2)
            let crew = try await place.crewWithDues(of: members)
            place.advance(toDay: 25)
            try await place.served().settleArrears()
            let strict = try expectValue(members[1].memberID, "a member")
            _ = try await place.owner.setSuspended(true, strict, in: crew)
            for member in members {
                let due = try await place.due(of: member, in: crew)
                _ = try await place.owner.waive(due.id, reason: "회비를 면제합니다")
            }
            try await place.served().settleArrears()
            try expectEqual(try await place.standing(of: members[0], in: crew), .member, "out of arrears")
            try expectEqual(
                try await place.standing(of: members[1], in: crew), .suspended, "suspended by a manager")
        },
        Clause("arrears are seen by the treasurer, and by each member their own") { place in
            let members = place.newMembers(3)
            let crew = try await place.crewWithDues(of: members)
            _ = try await place.paidDue(of: members[0], in: crew)
            _ = try await place.paidDue(of: place.members.owner, in: crew)
            place.advance(toDay: 11)
            let page = try await place.owner.dues(of: crew, .arrears, .first)
            try expectEqual(
                Set(page.items.map(\.due.member)), Set(members.dropFirst().compactMap(\.memberID)), "arrears")
            try expect(page.items.allSatisfy(\.isInArrears), "they are in arrears")
            for list in [DuesList.all, .arrears, .of(place.clock.rough.koreanMonth)] {
                try await expectRefused(.treasurersOnly) {
                    try await place.repository(as: members[1]).dues(of: crew, list, .first)
                }
            }
            let own = try await place.dues(of: crew, as: members[1])
            try expectEqual(own.map(\.due.member), [members[1]].compactMap(\.memberID), "one's own")
            try await expectRefused(.notFound) { try await place.stranger.dues(of: crew, .own, .first) }
        },
        Clause("in each month the dues that are to be paid stand first, by the members' names") { place in
            let members = place.newMembers(3)
            let crew = try await place.crewWithDues(of: members)
            _ = try await place.paidDue(of: place.members.owner, in: crew)
            _ = try await place.paidDue(of: members[0], in: crew)
            let people = [members[1], members[2], members[0], place.members.owner].compactMap(\.memberID)
            for (id, name) in zip(people, ["가온", "\u{1112}\u{1161}늘", "나무", "다솜"]) {
                place.directory.name(id, name)
            }
            for list in [DuesList.all, .of(place.clock.rough.koreanMonth)] {
                let page = try await place.owner.dues(of: crew, list, .first)
                try expectEqual(page.items.map(\.due.member), people, "the members")
            }
        },
        Clause("pages of dues neither repeat nor skip, and refuse the cursor of another list") { place in
            let members = place.newMembers(4)
            let crew = try await place.crewWithDues(of: members)
            let whole = try await place.dues(of: crew).map(\.due.id).sorted()
            try expectEqual(whole.count, 5, "all dues")
            let first = try await place.owner.dues(of: crew, .all, PageRequest(limit: 2))
            let cursor = try expectValue(first.next, "a next page")
            let rest = try await place.owner.dues(of: crew, .all, .largest(after: cursor))
            try expectEqual((first.items + rest.items).map(\.due.id).sorted(), whole, "both pages")
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.owner.dues(of: crew, .arrears, .largest(after: cursor))
            }
        },
    ]
}
