import ContractKit
import Verification
import Vocabulary
import Wire

extension TestPlaces {
    /// The endpoints by which what lies behind the verbs of pictures is commanded.
    nonisolated var pictureRoutes: [Route] {
        [
            Route(TestControl.addPicture) { picture, _ throws(TestControl.Failure) in
                try await self.asked { try await $0.pictures.add(picture.owner, picture.description) }
            },
            Route(TestControl.claimPictures) { claim, _ throws(TestControl.Failure) in
                let record = try Self.record(claim.record)
                let claimed = try await self.asked {
                    try await $0.pictures.claim(claim.pictures, record, claim.member)
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
                try await self.asked { try await $0.pictures.blobCount() }
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
        try await asked { try await work($0.pictures) }
        return Nothing()
    }

}
