import ContractKit
import Verification
import Vocabulary
import Wire

extension TestPlaces {
    /// The endpoints by which what lies behind the verbs of pictures is commanded.
    nonisolated var pictureRoutes: [Route] {
        [
            Route(TestControl.addPicture) { picture, _ throws(TestControl.Failure) in
                try await self.asked { try await $0.add(picture.owner, picture.description) }
            },
            Route(TestControl.claimPictures) { claim, _ throws(TestControl.Failure) in
                let record = try Self.record(claim.record)
                let claimed = try await self.asked {
                    try await $0.claim(claim.pictures, record, claim.member)
                }
                return claim.pictures.filter(claimed.contains)
            },
            Route(TestControl.sayPictures) { saying, _ throws(TestControl.Failure) in
                let record = try Self.record(saying.record)
                return try await self.command { try await $0.say(saying.attached, record) }
            },
            Route(TestControl.settlePictures) { text, _ throws(TestControl.Failure) in
                let record = try Self.record(text)
                return try await self.command { try await $0.settle(record) }
            },
            Route(TestControl.sweepPictures) { _, _ throws(TestControl.Failure) in
                try await self.command { try await $0.sweep() }
            },
            Route(TestControl.countBlobs) { _, _ throws(TestControl.Failure) in
                try await self.asked { try await $0.blobCount() }
            },
        ]
    }

    private static func record(_ text: String) throws(TestControl.Failure) -> AnyIdentifier {
        guard let record = AnyIdentifier(text) else {
            throw TestControl.outage(.internal("\(text) names no record"))
        }
        return record
    }

    private func command(
        _ work: @Sendable (ClausePictures) async throws -> Void
    ) async throws(TestControl.Failure) -> Nothing {
        try await asked(work)
        return Nothing()
    }

    /// Asks something of the pictures of the place. What they throw is an outage.
    private func asked<Value: Sendable>(
        _ work: @Sendable (ClausePictures) async throws -> Value
    ) async throws(TestControl.Failure) -> Value {
        let pictures = try current().pictures
        do {
            return try await work(pictures)
        } catch {
            throw TestControl.outage(error as? ServiceFailure ?? .internal("\(error)"))
        }
    }
}
