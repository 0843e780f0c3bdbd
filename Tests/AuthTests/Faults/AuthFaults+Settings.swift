import Auth
import AuthContract
import AuthFakes
import ContractKit
import UnicodeText
import Vocabulary

/// Settings that members keep with their accounts, and the language of mail.
extension AuthFaults {
    static let settings: [Fault<AuthFixture>] =
        kept + lost + [
            .verbs("language of mail stays", caughtBy: ["an edit changes the language", "mail is written"]) {
                verbs, _, _ in
                let sound = verbs
                verbs.editProfile = { draft throws(AuthError) in
                    var draft = draft
                    draft.language = nil
                    return try await sound.editProfile(draft)
                }
            },
            .verbs("language of mail is Korean unless named", caughtBy: ["an edit changes the language"]) {
                verbs, _, _ in
                let sound = verbs
                verbs.editProfile = { draft throws(AuthError) in
                    var draft = draft
                    draft.language = draft.language ?? "ko"
                    return try await sound.editProfile(draft)
                }
            },
        ]

    private static let kept: [Fault<AuthFixture>] = [
        .store("settings of whoever came first", caughtBy: ["settings are their member's own"]) { store in
            let (first, sound) = (LockedValue<MemberID?>(nil), store)
            let owner: @Sendable (MemberID) -> MemberID = { member in
                first.withLock {
                    $0 = $0 ?? member
                    return $0 ?? member
                }
            }
            store.keep = { setting, member throws(AuthError) in try await sound.keep(setting, owner(member)) }
            store.settings = { member throws(AuthError) in
                try await sound.settings(owner(member))
            }
        },
        .store("settings without end", caughtBy: ["no more than fifty"]) { store in
            let (more, sound) = (LockedValue<[MemberSetting]>([]), store)
            store.keep = { setting, member throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.keep(setting, member)
                } catch .tooManySettings {
                    more.withLock { $0.append(setting) }
                    return true
                }
            }
            store.settings = { member throws(AuthError) in
                try await sound.settings(member) + more.now
            }
        },
        .store("settings kept for ever", caughtBy: ["no setting of a member"]) { store in
            let (all, sound) = (LockedValue<[MemberSetting]>([]), store)
            store.keep = { setting, member throws(AuthError) in
                all.withLock { $0.append(setting) }
                return try await sound.keep(setting, member)
            }
            store.settings = { _ in all.now }
        },
        .store("settings of those who are gone", caughtBy: ["who is suspended or has withdrawn"]) { store in
            let sound = store
            store.keep = { setting, member throws(AuthError) in
                _ = try await sound.keep(setting, member)
                return true
            }
        },
        .verbs("settings of visitors", caughtBy: ["a visitor has no settings"]) { verbs, _, _ in
            let sound = verbs
            verbs.settings = { () throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.settings()
                } catch .service(.signInRequired) { return [] }
            }
        },
    ]

    private static let lost: [Fault<AuthFixture>] = [
        .store("settings in any order", caughtBy: ["a setting is read from every session"]) { store in
            let sound = store
            store.settings = { member throws(AuthError) in
                try await sound.settings(member).reversed()
            }
        },
        .store("the first setting counts", caughtBy: ["a setting takes the place"]) { store in
            let sound = store
            store.keep = { setting, member throws(AuthError) in
                let isThere = try await sound.settings(member).contains { $0.name == setting.name }
                if isThere { return true }
                return try await sound.keep(setting, member)
            }
        },
        .store("settings are not removed", caughtBy: ["a setting that is reset"]) { store in
            store.removeSetting = { _, _ in }
        },
        .verbs("decomposed settings", caughtBy: ["a setting keeps rare signs"]) { verbs, _, _ in
            let sound = verbs
            verbs.settings = { () throws(AuthError) in
                try await sound.settings().map { MemberSetting(name: $0.name, value: $0.value.nfd) }
            }
        },
        .verbs("one field error of a setting", caughtBy: ["a setting of a wrong name"]) { verbs, _, _ in
            let sound = verbs
            verbs.changeSetting = { name, value throws(AuthError) in
                do throws(AuthError) {
                    try await sound.changeSetting(name, value)
                } catch { throw error.withOneFieldError }
            }
        },
        .verbs("settings are not exported", caughtBy: ["settings are exported"]) { verbs, _, _ in
            let sound = verbs
            verbs.export = { id throws(AuthError) in
                let export = try await sound.export(id)
                return MemberExport(
                    account: export.account, suspension: export.suspension, sessions: export.sessions,
                    knownPlaces: export.knownPlaces, settings: [], blocks: export.blocks,
                    exportedAt: export.exportedAt)
            }
        },
        Fault("settings forgotten when reopened", caughtBy: ["a setting is known after"]) {
            .emptiedWhenReopened($0)
        },
    ]
}
