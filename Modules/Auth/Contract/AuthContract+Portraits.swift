import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let portraits: [Clause<AuthFixture>] = [
        Clause("a portrait is shown wherever its member is, byte for byte as it was described") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            try expectEqual(joined.account.picture, nil, "the portrait at first")
            for words in ["", "\u{1112}\u{1161}\u{11AB}글 e\u{301} 👍🏽", #"'앞' "뒤" \ 100% — 𠮷"#] {
                let card = try await fixture.upload(joined, words)
                let account = try await verbs.changePicture(to: card.id)
                try expectEqual(account.picture, card, "the answer")
                try expectEqual(
                    account.picture.map { Array($0.description.utf8) }, Array(words.utf8), "the bytes")
                try expectEqual(try await verbs.account(), account, "the account")
                let profile = try await fixture.anonymous.profile(of: account.id)
                try expectEqual(profile.picture, card, "the profile")
                let cards = try await fixture.directory.cards(of: [account.id])
                try expectEqual(cards[account.id]?.picture, card, "the member's card")
            }
        },
        Clause("a portrait stays when the profile is edited, and raises the version when it changes") {
            fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            let card = try await fixture.upload(joined, "빨간 유니폼 앞면")
            let shown = try await verbs.changePicture(to: card.id)
            try expectEqual(shown.version, joined.account.version.next, "the version")
            try expectEqual(try await verbs.changePicture(to: card.id), shown, "the same again")
            try await expectError(AuthError.changed) { () throws(AuthError) in
                try await verbs.editProfile(ProfileDraft(joined.account))
            }
            var draft = ProfileDraft(shown)
            draft.introduction = "안녕하세요"
            try expectEqual(try await verbs.editProfile(draft).picture, card, "the portrait after an edit")
            let removed = try await verbs.changePicture(to: nil)
            try expectEqual(removed.picture, nil, "the portrait after it was removed")
            try expectEqual(try await fixture.anonymous.profile(of: removed.id).picture, nil)
            try expectEqual(try await verbs.changePicture(to: nil), removed, "removed again")
        },
        Clause("a portrait that its member cannot use is refused, and the one of before stays") { fixture in
            let (bora, minjun) = (try await fixture.join("bora"), try await fixture.join("minjun"))
            let (verbs, others) = (try await fixture.verbs(of: bora), try await fixture.verbs(of: minjun))
            let own = try await fixture.upload(bora, "빨간 유니폼")
            let foreign = try await fixture.upload(minjun, "")
            let shown = try await verbs.changePicture(to: own.id)
            let unknown = PictureID(RawIdentifier(high: 1, low: 1))
            for picture in [foreign.id, unknown] {
                try await expectFieldErrors("picture unusable") { () throws(AuthError) in
                    try await verbs.changePicture(to: picture)
                }
            }
            try await expectFieldErrors("picture unusable") { () throws(AuthError) in
                try await others.changePicture(to: own.id)
            }
            try expectEqual(try await verbs.account(), shown, "the account")
        },
        Clause("a picture that another record shows is no portrait") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            let card = try await fixture.upload(joined, "빨간 유니폼 앞면")
            try await fixture.claimElsewhere(card.id, by: joined.account.id)
            try await expectFieldErrors("picture unusable") { () throws(AuthError) in
                try await verbs.changePicture(to: card.id)
            }
            try expectEqual(try await verbs.account(), joined.account)
        },
        Clause("of many who change a portrait at once one is shown, and none is half changed") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            let cards = try await fixture.uploaded(4, by: joined)
            let changed = await succeeding(4) { number throws(AuthError) in
                try await verbs.changePicture(to: cards[number].id)
            }
            try expectEqual(changed.map(\.version.number).sorted(), [2, 3, 4, 5], "the versions")
            let last = changed.max { $0.version.number < $1.version.number }
            try expectEqual(try await verbs.account(), try expectValue(last, "a change"))
        },
    ]

    static let tellingPortraits: [Clause<AuthFixture>] = [
        Clause("whoever keeps pictures hears of each change of what a portrait shows, and of nothing else") {
            fixture in
            // Only the clause's own pictures record claims made synchronously.
            _ = fixture.service
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            let (id, verbs) = (joined.account.id, try await fixture.verbs(of: joined))
            _ = try await verbs.editProfile(ProfileDraft(nickname: "bora", introduction: "안녕"))
            try await keeper.verbs.signOut(id, reason: "")
            try expectEqual(try await fixture.pictureNews(), [], "news without a portrait")
            let back = try await fixture.verbs(of: try await fixture.login("bora"))
            let cards = try await fixture.uploaded(2, by: joined)
            for change in [cards[0].id, cards[1].id, nil, nil] {
                _ = try await back.changePicture(to: change)
            }
            _ = try await back.editProfile(ProfileDraft(nickname: "보라"))
            let record = AnyIdentifier(id)
            try expectEqual(try await fixture.pictureNews(), [record, record, record], "the news")
            try expectEqual(fixture.pictures.settled, [record, record, record], "what was settled at once")
        },
        Clause("a portrait is public while its member is active, and nobody's once they have left") {
            fixture in
            let (keeper, joined) = (try await fixture.keeper(), try await fixture.join("bora"))
            let (id, card) = (joined.account.id, try await fixture.upload(joined, ""))
            let record = AnyIdentifier(id)
            func attached() async throws -> AttachedPictures? {
                try await fixture.service.attachedPictures(of: record)
            }
            try expectEqual(try await attached()?.pictures, [], "no portrait")
            let shown = try await fixture.verbs(of: joined).changePicture(to: card.id)
            let open = AttachedPictures([card.id], isPublic: true, version: shown.version)
            try expectEqual(try await attached(), open, "the portrait")
            try await keeper.verbs.suspend(id, reason: "광고 글")
            try expectEqual(try await attached()?.isPublic, false, "the portrait of one who is suspended")
            try expectEqual(try await fixture.anonymous.profile(of: id).picture, nil, "while suspended")
            let cards = try await fixture.directory.cards(of: [id])
            try expectEqual(cards[id]?.picture, nil, "the card of one who is suspended")
            try await keeper.verbs.restore(id, reason: "")
            try expectEqual(try await attached()?.isPublic, true, "the portrait of one who is restored")
            try expectEqual(try await fixture.anonymous.profile(of: id).picture, card, "when restored")
            let back = try await fixture.verbs(of: try await fixture.login("bora"))
            try await back.withdraw(password: AuthFixture.password)
            try expectEqual(try await attached(), nil, "the portrait of one who has withdrawn")
            try expectEqual(try await fixture.anonymous.profile(of: id).picture, nil, "when withdrawn")
            try expectEqual(try await fixture.pictureNews(), Array(repeating: record, count: 4), "the news")
        },
        Clause("who is nobody has no portrait, and who is no member is not asked about") { fixture in
            let nobody = MemberID(RawIdentifier(high: 1, low: 1))
            try expectEqual(try await fixture.service.attachedPictures(of: AnyIdentifier(nobody)), nil)
            let picture = AnyIdentifier(PictureID(nobody.raw))
            try await expectError(ServiceFailure.internal("\(picture) is no member")) {
                () throws(ServiceFailure) in
                try await fixture.service.attachedPictures(of: picture)
            }
        },
    ]
}
