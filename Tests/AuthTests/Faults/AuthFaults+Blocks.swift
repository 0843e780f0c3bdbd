import Auth
import AuthContract
import AuthFakes
import ContractKit
import UnicodeText
import Vocabulary

/// Whom members do not want to hear of, and who is found by a nickname.
extension AuthFaults {
    static let blocks: [Fault<AuthFixture>] = kept + listed + told + refused

    private static let kept: [Fault<AuthFixture>] = [
        .store(
            "blocks of one side alone",
            caughtBy: ["of two of whom one", "domains are told whose things"]
        ) { store in
            let sound = store
            store.hiddenMembers = { member, _ throws(AuthError) in
                Set(try await sound.blocks(member).map(\.member))
            }
        },
        .store("a crowd is listed", caughtBy: ["of more hidden members than are listed"]) { store in
            let sound = store
            store.hiddenMembers = { member, limit throws(AuthError) in
                Set(try await sound.hiddenMembers(member, limit).prefix(limit - 1))
            }
        },
        .store("who blocks is not hidden", caughtBy: ["of more hidden members than are listed"]) { store in
            let sound = store
            store.hiddenMembersAmong = { asked, member throws(AuthError) in
                Set(try await sound.blocks(member).map(\.member)).intersection(asked)
            }
        },
        .store(
            "a block tells nothing",
            caughtBy: ["that notices between two are withdrawn", "each new block is told to the other"]
        ) { store in
            store.keepBlock = { _, _, _ throws(AuthError) in true }
        },
        .store("blocks are not removed", caughtBy: ["who is blocked no more"]) { store in
            store.removeBlock = { _, _ in }
        },
        .store("blocks are removed on both sides", caughtBy: ["who is blocked is told"]) { store in
            let sound = store
            store.removeBlock = { other, member throws(AuthError) in
                try await sound.removeBlock(other, member)
                try await sound.removeBlock(member, other)
            }
        },
        .store(
            "the last block counts", caughtBy: ["to block again", "a block that changes nothing, or is"]
        ) { store in
            let sound = store
            store.keepBlock = { block, member, limit throws(AuthError) in
                try await sound.removeBlock(block.member, member)
                return try await sound.keepBlock(block, member, limit)
            }
        },
        .store("blocks without end", caughtBy: ["a member blocks no more"]) { store in
            let sound = store
            store.keepBlock = { block, member, _ throws(AuthError) in
                try await sound.keepBlock(block, member, .max)
            }
        },
        .store("blocks kept for ever", caughtBy: ["no block by or of"]) { store in
            let (all, sound) = (LockedValue<Set<MemberID>>([]), store)
            store.keepBlock = { block, member, limit throws(AuthError) in
                all.withLock { $0.formUnion([block.member, member]) }
                return try await sound.keepBlock(block, member, limit)
            }
            store.hiddenMembers = { member, _ in all.now.subtracting([member]) }
        },
        .store("blocks by those who are gone", caughtBy: ["a member who is suspended or has withdrawn"]) {
            store in
            let sound = store
            store.keepBlock = { block, member, limit throws(AuthError) in
                _ = try await sound.keepBlock(block, member, limit)
                return true
            }
        },
        Fault("blocks forgotten when reopened", caughtBy: ["a block is known after"]) {
            .emptiedWhenReopened($0)
        },
    ]

    private static let listed: [Fault<AuthFixture>] = [
        .verbs("the first blocked first", caughtBy: ["one's own list has"]) { verbs, _, _ in
            let sound = verbs
            verbs.blocked = { page throws(AuthError) in
                var page = try await sound.blocked(page)
                page.items.reverse()
                return page
            }
        },
        .verbs("cursors of any list of the blocked", caughtBy: ["a list of the blocked"]) { verbs, _, _ in
            let sound = verbs
            verbs.blocked = { page throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.blocked(page)
                } catch .invalidFields { return Page(items: []) }
            }
        },
        .store("blocks are not exported", caughtBy: ["blocks are exported"]) { store in
            store.blocks = { _ in [] }
        },
    ]

    private static let told: [Fault<AuthFixture>] = [
        .store("who may write is asked one way alone", caughtBy: ["domains are told who may not write"]) {
            store in
            let sound = store
            store.isBlocked = { member, other throws(AuthError) in
                try await sound.blocks(member).contains { $0.member == other }
            }
        },
        .store("blocks are not read with the record", caughtBy: ["domains are told who may not write"]) {
            store in
            let sound = store
            store.recordTowards = { id, _ throws(AuthError) in
                try await sound.record(id).map { MemberTowards($0, isBlocked: false) }
            }
        },
        .store("sessions know of no block", caughtBy: ["the look-up of a session"]) { store in
            let sound = store
            store.session = { id throws(AuthError) in
                var session = try await sound.session(id)
                session?.hidesNobody = true
                return session
            }
        },
        .store("nicknames in one case", caughtBy: ["members are found by their nicknames"]) { store in
            let sound = store
            store.membersNicknameKeys = { names throws(AuthError) in
                try await sound.membersNicknameKeys(names.map { $0.uppercased() })
            }
        },
    ]

    private static let refused: [Fault<AuthFixture>] = [
        .verbs("visitors have blocked nobody", caughtBy: ["a visitor blocks nobody"]) { verbs, _, _ in
            let sound = verbs
            verbs.blocked = { page throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.blocked(page)
                } catch .service(.signInRequired) { return Page(items: []) }
            }
        },
        .verbs("nobody is blocked", caughtBy: ["nobody blocks themselves"]) { verbs, _, _ in
            let sound = verbs
            verbs.block = { id throws(AuthError) in
                do throws(AuthError) { try await sound.block(id) } catch .noSuchMember { return }
            }
        },
        .verbs("one blocks oneself", caughtBy: ["nobody blocks themselves"]) { verbs, _, _ in
            let sound = verbs
            verbs.block = { id throws(AuthError) in
                do throws(AuthError) { try await sound.block(id) } catch .blockingOneself { return }
            }
        },
        .verbs("moderators see no more than others", caughtBy: ["a moderator sees whom"]) {
            verbs, service, _ in
            let sound = verbs
            verbs.profile = { id throws(AuthError) in
                guard let own = try? await sound.account().id,
                    (try? await service.directory.hiddenMembers(among: [id], from: own))?.isEmpty == false
                else { return try await sound.profile(id) }
                throw .noSuchMember
            }
        },
    ]
}
