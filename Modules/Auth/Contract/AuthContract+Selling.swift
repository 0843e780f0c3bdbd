import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// Whether members sell privately or as a business.
    static let selling: [Clause<AuthFixture>] = declaring + refusing + forgetting

    private static let declaring: [Clause<AuthFixture>] = [
        Clause("a member sells privately until they declare a business, which everyone sees in one form") {
            fixture in
            let joined = try await fixture.join("bora")
            let (id, verbs) = (joined.account.id, try await fixture.verbs(of: joined))
            try expectEqual(joined.account.sellerKind, .private, "the newcomer")
            try expectEqual(try await fixture.anonymous.profile(of: id).business, nil)
            var draft = ProfileDraft(joined.account)
            draft.seller = SellerDraft.shop
            try expectEqual(try await verbs.editProfile(draft).business?.bytes, SellerDraft.shopBytes)
            try expectEqual(try await verbs.account().business?.bytes, SellerDraft.shopBytes)
            let other = try await fixture.verbs(of: try await fixture.join("minjun"))
            for verbs in [fixture.anonymous, other] {
                let profile = try await verbs.profile(of: id)
                try expectEqual(profile.business?.bytes, SellerDraft.shopBytes, "what is public")
                try expectEqual(profile.sellerKind, .business)
            }
        },
        Clause("an edit that says nothing of selling leaves it as it is") { fixture in
            let (joined, verbs) = try await fixture.shop("bora")
            let edit = ProfileDraft(nickname: "bora", introduction: "안녕하세요", language: "en")
            try expectEqual(try await verbs.editProfile(edit).business?.bytes, SellerDraft.shopBytes)
            let profile = try await fixture.anonymous.profile(of: joined.account.id)
            try expectEqual(profile.business?.bytes, SellerDraft.shopBytes, "what is public")
        },
        Clause("a business that is edited is replaced whole, and need not report as a mail-order seller") {
            fixture in
            let (_, verbs) = try await fixture.shop("bora")
            var draft = ProfileDraft(try await verbs.account())
            draft.seller = SellerDraft.shop
            draft.seller?.business.mailOrderNumber = " "
            draft.seller?.business.phone = "+82 2-123-4567"
            let business = try expectValue(try await verbs.editProfile(draft).business, "a business")
            try expectEqual(business.mailOrderNumber, nil)
            try expectEqual(business.phone, "+8221234567")
            try expectEqual(business.name.utf8.count, "느티나무 상점".utf8.count, "the bytes of the name")
        },
        Clause("other domains are told how the members sell that they ask for") { fixture in
            let (shop, _) = try await fixture.shop("bora")
            let (owner, gone) = (try await fixture.join("minjun"), try await fixture.join("gone"))
            try await fixture.verbs(of: gone).withdraw(password: AuthFixture.password)
            let (sellers, unknown) = (fixture.service.sellers, MemberID(RawIdentifier(high: 1, low: 1)))
            let all: Set = [shop.account.id, owner.account.id, gone.account.id, unknown]
            try expectEqual(
                try await sellers.kinds(of: all),
                [shop.account.id: .business, owner.account.id: .private])
            try expectEqual(try await sellers.kinds(of: []), [:])
            try expectEqual(
                try await sellers.disclosure(of: shop.account.id)?.bytes, SellerDraft.shopBytes)
            for id in [owner.account.id, gone.account.id, unknown] {
                try expectEqual(try await sellers.disclosure(of: id), nil, "no business")
            }
        },
    ]

    private static let refusing: [Clause<AuthFixture>] = [
        Clause("a business with several faults is answered with all field errors at once, and not kept") {
            fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            var draft = ProfileDraft(joined.account)
            draft.seller = SellerDraft(kind: "business")
            try await expectFieldErrors(
                "business.name required, business.representative required, business.address required, "
                    + "business.phone required, business.email required, business.registrationNumber required"
            ) { () throws(AuthError) in try await verbs.editProfile(draft) }
            draft.seller = SellerDraft(
                kind: "business",
                business: BusinessDraft(
                    name: String(repeating: "가", count: 101), representative: "김\n보라",
                    address: "서울\u{202E}", phone: "전화", email: "shop", registrationNumber: "123-45-67890",
                    mailOrderNumber: String(repeating: "1", count: 51)))
            try await expectFieldErrors(
                "business.name too-long, business.representative forbidden-characters, "
                    + "business.address forbidden-characters, business.phone malformed, "
                    + "business.email malformed, business.registrationNumber malformed, "
                    + "business.mailOrderNumber too-long"
            ) { () throws(AuthError) in try await verbs.editProfile(draft) }
            try expectEqual(try await verbs.account(), joined.account, "what is kept")
        },
        Clause("a kind of seller that there is not is refused") { fixture in
            let joined = try await fixture.join("bora")
            let verbs = try await fixture.verbs(of: joined)
            for kind in ["", "Business", "shop", "사업자"] {
                var draft = ProfileDraft(joined.account)
                draft.seller = SellerDraft(kind: kind)
                try await expectFieldErrors("sellerKind unknown") { () throws(AuthError) in
                    try await verbs.editProfile(draft)
                }
            }
        },
        Clause("a silenced member declares no business, and goes on with the one declared before") {
            fixture in
            let moderator = try await fixture.mediator()
            let (joined, verbs) = try await fixture.shop("bora")
            let silence = try await moderator.verbs.silence(joined.account.id, hours: 1, reason: "욕설")
            var draft = ProfileDraft(nickname: "bora", seller: .shop)
            _ = try await verbs.editProfile(draft)
            draft.seller?.business.name = "은행나무 상점"
            for seller in [draft.seller, SellerDraft(kind: "private")] {
                draft.seller = seller
                try await expectError(AuthError.service(.silenced(silence))) { () throws(AuthError) in
                    try await verbs.editProfile(draft)
                }
            }
        },
    ]

    private static let forgetting: [Clause<AuthFixture>] = [
        Clause("nothing is left of the business of a member who sells privately again") { fixture in
            let (joined, verbs) = try await fixture.shop("bora")
            var draft = ProfileDraft(nickname: "bora", seller: .shop)
            draft.seller?.kind = "private"
            try expectEqual(try await verbs.editProfile(draft).business, nil)
            try expectEqual(try await fixture.anonymous.profile(of: joined.account.id).business, nil)
        },
        Clause("nothing is left of the business of a member who has withdrawn") { fixture in
            let (joined, verbs) = try await fixture.shop("bora")
            try await verbs.withdraw(password: AuthFixture.password)
            let profile = try await fixture.anonymous.profile(of: joined.account.id)
            try expectEqual(profile.business, nil)
            try expectEqual(profile.sellerKind, .private)
        },
        Clause("a business is exported, with every text that a withdrawal must erase") { fixture in
            let keeper = try await fixture.keeper()
            let (joined, _) = try await fixture.shop("bora")
            let export = try await keeper.verbs.export(joined.account.id)
            try expectEqual(export.account.business?.bytes, SellerDraft.shopBytes)
            for text in [
                "느티나무 상점", "서울 마포구 느티나무길 12", "021234567", "Shop@example.com", "1234567891",
                "제2026-서울마포-0123호",
            ] { try expect(export.texts.contains(text), "\(text) is named") }
        },
    ]
}

extension SellerDraft {
    /// A business, its name decomposed and its numbers as people type them.
    fileprivate static let shop = SellerDraft(
        kind: "business",
        business: BusinessDraft(
            name: " \u{1102}\u{1173}티나무 상점 ", representative: "김보라", address: "서울 마포구 느티나무길 12",
            phone: "02-123-4567", email: "Shop@EXAMPLE.com", registrationNumber: "123-45-67891",
            mailOrderNumber: "제2026-서울마포-0123호"))

    /// The same as it is kept.
    fileprivate static let shopBytes = [
        "느티나무 상점", "김보라", "서울 마포구 느티나무길 12", "021234567", "Shop@example.com", "1234567891",
        "제2026-서울마포-0123호",
    ].map { Array($0.utf8) }
}

extension BusinessDisclosure {
    /// The bytes of its texts.
    fileprivate var bytes: [[UInt8]] {
        [name, representative, address, phone, email, registrationNumber, mailOrderNumber ?? ""]
            .map { Array($0.utf8) }
    }
}

extension AuthFixture {
    /// A new member who sells as a business, and their verbs.
    fileprivate func shop(
        _ nickname: String
    ) async throws(AuthError) -> (signedIn: SignedIn, verbs: any AuthRepository) {
        let joined = try await join(nickname)
        let verbs = try await verbs(of: joined)
        _ = try await verbs.editProfile(ProfileDraft(nickname: nickname, seller: .shop))
        return (joined, verbs)
    }
}
