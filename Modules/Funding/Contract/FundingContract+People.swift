import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let people: [Clause<FundingFixture>] = [
        Clause("the owner gives roles and hands the shelter over, and people leave") { place in
            let (shelter, owner) = (try await place.shelter(), place.members.owner)
            let (helper, heir) = (try place.neighbour(), try place.neighbour())
            _ = try await place.notices()
            try await place.give(.helper, helper, in: shelter)
            try await place.give(.treasurer, heir, in: shelter)
            try place.expectTold(
                ShelterAct.joined, [helper, heir], in: try await place.notices())
            let (helperID, ownerID) = (try place.id(of: helper), try place.id(of: owner))
            try await expectRefused(.managersOnly) {
                try await place.repository(as: helper).setRole(.treasurer, of: helperID, in: shelter)
            }
            try await expectRefused(.ownerStays) { try await place.owner.remove(ownerID, from: shelter) }
            try await expectRefused(.ownerStays) {
                try await place.owner.setRole(.helper, of: ownerID, in: shelter)
            }
            try await place.give(.owner, heir, in: shelter)
            let people = try await place.anonymous.people(of: shelter)
            try expectEqual(people.map(\.role), [.owner, .helper, .helper], "the roles")
            try expectEqual(people.first?.member.id, heir.memberID, "the owner")
            try expectEqual(
                try await place.anonymous.shelter(shelter).shelter.owner, heir.memberID, "the owner")
            try await expectRefused(.managersOnly) {
                try await place.owner.remove(helperID, from: shelter)
            }
            for _ in 0..<2 { _ = try await place.repository(as: helper).remove(helperID, from: shelter) }
            try expectEqual(try await place.anonymous.people(of: shelter).count, 2, "how many are left")
        },
        Clause("the treasurer names the account, and it is shown masked to its people alone") { place in
            let (shelter, treasurer) = (try await place.founded(), try place.neighbour())
            let named = try await place.owner.nameAccount(place.account, of: shelter)
            try expectEqual(named.shelter.account?.number, "****1234", "the number that is shown")
            try await place.give(.treasurer, treasurer, in: shelter)
            let verbs = place.repository(as: treasurer)
            for other in [place.owner, place.operator] {
                try await expectRefused(.treasurersOnly) {
                    try await other.nameAccount(place.account, of: shelter)
                }
            }
            let next = BankAccount(bank: "국민은행", number: "110 222", holder: "쉼터")
            try await expectFields(["number"]) { try await verbs.nameAccount(next, of: shelter) }
            let right = BankAccount(bank: " 국민은행 ", number: "110-222-3333", holder: "쉼터")
            let account = try await verbs.nameAccount(right, of: shelter).shelter.account
            try expectEqual(
                account, BankAccount(bank: "국민은행", number: "****3333", holder: "쉼터"), "the account")
            _ = try await place.operator.decide(.verify, about: shelter, reason: "등록증을 확인함")
            let seen = try await place.stranger.shelter(shelter).shelter.account
            try expectEqual(seen, nil, "the account that others see")
        },
        Clause("a shelter has twenty people at most") { place in
            let shelter = try await place.shelter()
            for _ in 1..<ShelterMember.most {
                try await place.give(.helper, place.neighbour(), in: shelter)
            }
            let last = try place.id(of: place.neighbour())
            try await expectRefused(.tooManyPeople(ShelterMember.most)) {
                try await place.owner.setRole(.helper, of: last, in: shelter)
            }
        },
    ]

    static let shelterLists: [Clause<FundingFixture>] = [
        Clause("verified shelters are listed the newest first, by words of name and place") { place in
            let (word, shelters) = try await place.sheltersOfOneWord(4)
            for limit in [1, 3, 4] {
                let found = try await place.walkShelters(word, limit: limit)
                try expectEqual(found, shelters.reversed(), "pages of \(limit)")
            }
            var query = ShelterQuery()
            (query.name, query.place) = ("\(word) \u{1109}\u{1171}\u{11B7}터", "아산 송악")
            let found = try await place.anonymous.shelters(query, .first).items
            try expectEqual(found.count, 4, "how many are found by words")
            query.place = "부산"
            try expectEqual(try await place.anonymous.shelters(query, .first).items.count, 0, "elsewhere")
            query.state = .pending
            try await expectRefused(.operatorsOnly) { try await place.stranger.shelters(query, .first) }
            query = ShelterQuery()
            query.name = word
            let next = try await place.anonymous.shelters(query, PageRequest(limit: 1)).next
            let page = try PageRequest(.after(expectValue(next, "the next page")))
            try await expectRefused(.invalidFields([FieldError("after", .mismatch)])) {
                try await place.anonymous.shelters(ShelterQuery(), page)
            }
        },
        Clause("operators find shelters that wait for them") { place in
            let (id, word) = (try await place.founded(), String(place.newKey().text.suffix(10)))
            var draft = ShelterDraft(try await place.owner.shelter(id).shelter)
            draft.name = "새 쉼터 \(word)"
            _ = try await place.owner.edit(id, draft, expecting: nil)
            var query = ShelterQuery()
            (query.name, query.state) = (word, .pending)
            let waiting = try await place.operator.shelters(query, .first).items.map(\.shelter.id)
            try expectEqual(waiting, [id], "those that wait")
            try expectEqual(try await place.walkShelters(word, limit: 5), [], "those that are verified")
        },
    ]
}

extension FundingFixture {
    /// That many verified shelters with one word in their names, one after the other, each of a new member.
    fileprivate func sheltersOfOneWord(_ count: Int) async throws -> (String, [ShelterID]) {
        let word = String(newKey().text.suffix(10))
        var shelters: [ShelterID] = []
        for number in 0..<count {
            let verbs = repository(as: newMember())
            let draft = shelterDraft { $0.name = "\(number)번 쉼터 \(word)" }
            let id = try await verbs.found(draft, idempotencyKey: newKey()).shelter.id
            _ = try await `operator`.decide(.verify, about: id, reason: "등록증을 확인함")
            shelters.append(id)
            clock.pass(.seconds(1))
        }
        return (word, shelters)
    }

    /// Follows the cursors of the verified shelters with that word from the first page to the last.
    fileprivate func walkShelters(_ word: String, limit: Int) async throws -> [ShelterID] {
        var query = ShelterQuery()
        query.name = word
        var (found, request): ([ShelterID], PageRequest) = ([], try PageRequest(limit: limit))
        for _ in 0..<100 {
            let page = try await anonymous.shelters(query, request)
            found += page.items.map(\.shelter.id)
            guard let next = page.next else { return found }
            request = try PageRequest(.after(next), limit: limit)
        }
        throw BrokenPromise("the list does not end")
    }
}
