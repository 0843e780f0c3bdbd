import ContractKit
import Deals
import DealsContract
import DealsFakes
import Vocabulary

extension DealFaults {
    static let blocking: [Fault<DealFixture>] = [
        .verbs("lets contacts pass a block", caughtBy: "between two of whom one has blocked") {
            verbs, caller in
            let heedless = caller.heedless()
            let theirs = heedless.repository(for: caller.principal)
            verbs.setContact = { id, text throws(DealError) in try await theirs.setContact(on: id, to: text) }
        },
        .verbs("names whom one does not see", caughtBy: "of two of whom one has blocked the other neither") {
            verbs, caller in
            let heedless = caller.heedless()
            verbs.deal = { id throws(DealError) in
                try await heedless.repository(for: caller.principal).deal(id)
            }
        },
        .verbs("hides what lies behind a block", caughtBy: "an open deal between two of whom") {
            verbs, caller in
            let (sound, directory) = (caller.sound, caller.environment.directory)
            verbs.deal = { id throws(DealError) in
                let view = try await sound.deal(id)
                guard let member = caller.principal.memberID,
                    (try? await directory.hiddenMembers(from: member)) != .nobody
                else { return view }
                throw .notFound
            }
        },
        .verbs("ends nothing behind a block", caughtBy: "an open deal between two of whom") { verbs, caller in
            let (sound, directory) = (caller.sound, caller.environment.directory)
            verbs.cancel = { id throws(DealError) in
                guard let member = caller.principal.memberID,
                    (try? await directory.hiddenMembers(from: member)) != .nobody
                else { return try await sound.cancel(id) }
                throw .notFound
            }
        },
    ]
}
