import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// How members sell.
extension AuthFaults {
    static let selling: [Fault<AuthFixture>] =
        drafts + [
            .verbs("businesses hidden", caughtBy: ["a member sells privately until"]) { verbs, _, _ in
                let sound = verbs
                verbs.profile = { id throws(AuthError) in
                    let profile = try await sound.profile(id)
                    return Profile(
                        id: id, nickname: profile.nickname, introduction: profile.introduction,
                        joinedAt: profile.joinedAt)
                }
            },
            .store("no member sells", caughtBy: ["other domains are told how the members sell"]) { store in
                store.records = { _ in [] }
            },
            .verbs("businesses are not exported", caughtBy: ["a business is exported"]) { verbs, _, _ in
                let sound = verbs
                verbs.export = { id throws(AuthError) in
                    let export = try await sound.export(id)
                    return MemberExport(
                        account: export.account.selling(nil), suspension: export.suspension,
                        sessions: export.sessions, knownPlaces: export.knownPlaces,
                        settings: export.settings, blocks: export.blocks, exportedAt: export.exportedAt)
                }
            },
            .store(
                "businesses of those who are gone",
                caughtBy: ["nothing is left of the business of a member who has"]
            ) { store in
                let (kept, sound) = (LockedValue<BusinessDisclosure?>(nil), store)
                store.replace = { record, version, sessions, act, news throws(AuthError) in
                    var record = record
                    if let business = record.account.business { kept.withLock { $0 = business } }
                    if record.account.isWithdrawn { record.account = record.account.selling(kept.now) }
                    return try await sound.replace(record, version, sessions, act, news)
                }
            },
        ]

    private static let drafts: [Fault<AuthFixture>] = [
        changed("selling forgotten by other edits", caughtBy: "an edit that says nothing") { draft in
            draft.seller = draft.seller ?? SellerDraft(kind: "private")
        },
        changed("a report made up", caughtBy: "a business that is edited") { draft in
            if draft.seller?.business.mailOrderNumber == " " { draft.seller?.business.mailOrderNumber = "1" }
        },
        changed("any number is a registration number", caughtBy: "a business with several faults") { draft in
            draft.seller?.business.registrationNumber = "123-45-67891"
        },
        changed("any kind of seller is private", caughtBy: "a kind of seller that there is not") { draft in
            if draft.seller?.kind != "business" { draft.seller?.kind = "private" }
        },
        changed(
            "silenced members do not change how they sell",
            caughtBy: "a silenced member declares no business"
        ) { draft in
            if draft.seller?.business.name == "은행나무 상점" { draft.seller = nil }
        },
        changed(
            "once a business, always one", caughtBy: "nothing is left of the business of a member who sells"
        ) {
            draft in
            if draft.seller?.kind == "private" { draft.seller = nil }
        },
    ]

    /// Edits of profiles are read otherwise.
    private static func changed(
        _ name: String, caughtBy clause: String, _ change: @escaping @Sendable (inout ProfileDraft) -> Void
    ) -> Fault<AuthFixture> {
        .verbs(name, caughtBy: [clause]) { verbs, _, _ in
            let sound = verbs
            verbs.editProfile = { draft throws(AuthError) in
                var draft = draft
                change(&draft)
                return try await sound.editProfile(draft)
            }
        }
    }
}

extension Account {
    /// The same, who sells as that business or privately.
    fileprivate func selling(_ business: BusinessDisclosure?) -> Account {
        Account(
            id: id, email: email, nickname: nickname, introduction: introduction, phone: phone,
            birthday: birthday, picture: picture, business: business, language: language, role: role,
            silence: silence, joinedAt: joinedAt, version: version, withdrawnAt: withdrawnAt)
    }
}
