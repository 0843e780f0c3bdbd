import ContractKit
import Funding
import Vocabulary

extension FundingContract {
    static let anonymity: [Clause<FundingFixture>] = [
        Clause("everybody sees named backers with their words and day, and of anonymous ones nothing") {
            place in
            let (id, members) = (try await place.opened(), place.newMembers(3))
            try place.directory.name(place.id(of: members[0]), "봄이네")
            let named = try await place.paid(id, 10_000, as: members[0], message: "겨울 잘 나길")
            try await place.paid(id, 20_000, as: members[1], isAnonymous: true, message: "비밀이에요")
            let left = try await place.paid(id, 5_000, as: members[2])
            _ = try await place.repository(as: members[2]).leave(left.id)
            for verbs in [place.anonymous, place.stranger, place.repository(as: members[1])] {
                let backers = try await verbs.backers(of: id, .first).items
                try expectEqual(backers.map(\.member.id), [members[0]].compactMap(\.memberID), "who is named")
                try expectEqual(backers.map(\.member.nickname), ["봄이네"], "the names")
                try expectEqual(backers.map(\.message), ["겨울 잘 나길"], "the words")
                let backedAt = try await place.backing(named, as: members[0]).backedAt
                let day = ZoneRules.korea.day(at: try expectValue(backedAt, "when it was paid"))
                try expectEqual(backers.map(\.day), [day], "the days")
                let view = try await verbs.campaign(id)
                try expectEqual(view.raised, Money(30_000, .krw), "the total")
                try expectEqual(view.backers, BackerCount(2), "how many backings")
            }
        },
        Clause("the treasurer and operators alone know all backers and amounts") { place in
            let (id, treasurer, member) = (
                try await place.opened(), try place.neighbour(), place.newMember()
            )
            let paid = try await place.paid(id, as: member, isAnonymous: true)
            try await place.held(id, as: place.newMember())
            let knows = [try await place.owner.backings(of: id, .first).items.map(\.backing.id)]
            try expectEqual(knows, [[paid.id]], "the owner of a shelter without a treasurer")
            try await place.give(.treasurer, treasurer, in: place.home(of: id))
            for verbs in [place.repository(as: treasurer), place.operator] {
                let all = try await verbs.backings(of: id, .first).items
                try expectEqual(all.map(\.backing.member), [member].compactMap(\.memberID), "the backers")
                try expectEqual(all.map(\.backing.amount), [Money(30_000, .krw)], "the amounts")
                try expectEqual(try await verbs.backing(paid.id).backing.isAnonymous, true, "one of them")
            }
            for verbs in [place.owner, place.moderator, place.stranger] {
                try await expectRefused(.treasurersOnly) { try await verbs.backings(of: id, .first) }
                try await expectRefused(.notFound) { try await verbs.backing(paid.id) }
            }
        },
        Clause("a shelter is told of backings, and never by which member") { place in
            let (id, helper, treasurer) = (
                try await place.opened(), try place.neighbour(), try place.neighbour()
            )
            let (home, owner) = (try await place.home(of: id), place.members.owner)
            try await place.give(.helper, helper, in: home)
            try await place.give(.treasurer, treasurer, in: home)
            _ = try await place.told()
            let member = place.newMember()
            let paid = try await place.paid(id, as: member, isAnonymous: true)
            let came = try await place.told()
            try place.expectTold(ShelterAct.backed, [owner, treasurer], in: came)
            _ = try await place.repository(as: member).leave(paid.id)
            let left = try await place.told()
            try place.expectTold(ShelterAct.withdrawn, [owner, treasurer], in: left)
            for notice in came + left where notice.recipient != member.memberID {
                try expectEqual(notice.actor, nil, "the member who tells it")
                try expectEqual(notice.subject, AnyIdentifier(id), "what it is about")
                try expectEqual(notice.place, nil, "the place that is told of")
            }
        },
    ]

    static let telling: [Clause<FundingFixture>] = [
        Clause("all backers of a campaign are told once, however many backings and batches there are") {
            place in
            let (id, members) = (try await place.opened { $0.cap = nil }, place.newMembers(120))
            for member in members { try await place.paid(id, 1_000, as: member) }
            for member in members.prefix(10) { try await place.paid(id, 1_000, as: member) }
            let left = try await place.paid(id, 1_000, as: place.newMember())
            try place.cashier().takeBack(left.order)
            try await place.release(left.purchase)
            _ = try await place.told()
            _ = try await place.owner.extend(id, to: place.deadline(days: 10))
            let service = try place.service
            _ = try await count(of: 3) { _ in
                while try await service.tellAll() > 0 {}
                return true
            }
            let told = try await place.notices().filter { $0.act == BackingAct.extended.rawValue }
            let gone = try expectValue(told.first { $0.recipient == left.backing.member }, "one who left")
            try expectEqual(gone.subject, AnyIdentifier(id), "what it is about")
            try expectEqual(
                Set(told.map(\.recipient)).subtracting([left.backing.member]),
                Set(members.compactMap(\.memberID)), "who is told")
            try expectEqual(told.count, 121, "how often")
        },
        Clause("a telling behind those of campaigns without backers is told, however many of these wait") {
            place in
            let (id, member) = (try await place.opened(), place.newMember())
            try await place.paid(id, as: member)
            _ = try await place.told()
            let lonely = try await place.opened(place.campaignDraft(), of: place.home(of: id))
            for number in 0...FundingService.batch {
                let draft = UpdateDraft(text: "\(number)번째 소식입니다.")
                _ = try await place.owner.tell(lonely, draft, idempotencyKey: nil)
            }
            _ = try await place.owner.tell(id, UpdateDraft(text: "고맙습니다."), idempotencyKey: nil)
            let told = try await place.told()
            try place.expectTold(BackingAct.news, [member], in: told)
            let found = told.filter { $0.kind == .backing }.map(\.subject)
            try expectEqual(found, [AnyIdentifier(id)], "what it is about")
        },
    ]
}
