public import Blobs
public import ContractKit
public import Storage
public import Vocabulary

/// The environment of a contract clause of pictures, empty at first.
public struct PictureFixture: DomainFixture {
    /// The parts of the environment.
    public let parts: FixtureParts<any PictureRepository>
    /// What is behind the verbs; nil for a server.
    private var setup: PictureTestSetup?
    private let ownRecords = KnownRecords()

    /// An environment of these parts.
    public init(_ parts: FixtureParts<any PictureRepository>) {
        self.parts = parts
    }

    /// The same environment over this setup.
    private func over(_ setup: PictureTestSetup) -> PictureFixture {
        var place = self
        place.setup = setup
        return place
    }
}

extension PictureFixture {
    /// The one recipe of the environment: the tests of pictures and their trial assemble it here, in memory,
    /// on a database, over the wire or with a fault.
    ///
    /// The setup's service is fetched at each use, since its store may be closed and reopened. `verbs` gives
    /// a principal's verbs; they are the service's own unless said otherwise.
    public static func of(
        _ setup: PictureTestSetup, in environment: ClauseEnvironment,
        verbs: @escaping @Sendable (PictureService, Principal) -> any PictureRepository = {
            $0.repository(for: $1)
        },
        reopen: @escaping @Sendable () async throws -> Void = {}
    ) -> PictureFixture {
        PictureFixture(
            environment, repository: { verbs(setup.service(), $0) },
            forget: { try await setup.service().forget($0) }, reopen: reopen
        ).over(setup)
    }
}

/// What a clause sets up and controls behind the verbs of pictures.
public struct PictureTestSetup: Sendable {
    /// The made-up records.
    public let records: KnownRecords
    /// The store of bytes.
    public let blobs: any BlobStore
    /// The service, fetched at each use, since an environment may be closed and reopened.
    public let service: @Sendable () -> PictureService

    /// Memberwise.
    public init(
        records: KnownRecords, blobs: any BlobStore, service: @escaping @Sendable () -> PictureService
    ) {
        self.records = records
        self.blobs = blobs
        self.service = service
    }
}

extension PictureTestSetup {
    /// The setup as single commands, which a server can offer, too.
    public var commands: ClausePictures {
        let setup = self
        return ClausePictures(
            add: { owner, description in
                try await setup.service().keep(of: owner) { PictureCard(madeUp: $0, description) }
            },
            claim: { Set(try await setup.service().directory.claim($0, for: $1, by: $2).keys) },
            say: { setup.records.say($0, of: $1) },
            settle: { try await setup.service().directory.settle($0) },
            sweep: { try await setup.service().sweep() },
            blobCount: {
                do throws(BlobError) {
                    return try await setup.blobs.list(after: nil, limit: BlobLimits.page).entries.count
                } catch {
                    throw BrokenPromise("the blobs cannot be listed: \(error)")
                }
            })
    }
}

extension PictureFixture {
    /// The setup in this process. Throws `NotApplicable` for a server.
    func hidden() throws -> PictureTestSetup {
        guard let setup else { throw NotApplicable(needs: [.service]) }
        return setup
    }

    /// The commands of the setup. Throws `NotApplicable` for a server without them.
    private func commands() throws -> ClausePictures {
        guard let commands = setup?.commands ?? parts.pictures else {
            throw NotApplicable(needs: [.pictures])
        }
        return commands
    }

    /// Uploads a picture as the owner.
    func uploaded(_ number: Int = 1, _ description: String = "") async throws -> PictureView {
        let file = PictureUpload(SamplePicture.png(number), description: description)
        return try expectValue(try await owner.upload([file]).first, "the picture")
    }

    /// The identifier of a new record.
    func newRecord() -> AnyIdentifier { AnyIdentifier(environment.ids.next(PictureSubject.self)) }

    /// Uploads a picture as the owner and lets a record show it.
    func shown(isPublic: Bool = true) async throws -> (picture: PictureView, record: AnyIdentifier) {
        let (picture, record) = (try await uploaded(), newRecord())
        try await claim([picture.id], for: record)
        try await show([picture.id], by: record, isPublic: isPublic)
        return (picture, record)
    }

    /// Claims pictures for a record of the owner or another member; answers the claimable ones.
    @discardableResult
    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by principal: Principal? = nil
    ) async throws -> Set<PictureID> {
        let member = try expectValue((principal ?? members.owner).memberID, "who claims")
        return try await commands().claim(pictures, record, member)
    }

    /// Makes the record show these pictures, in its next version, without settling it.
    func say(_ pictures: [PictureID], by record: AnyIdentifier, isPublic: Bool = true) async throws {
        records.show(pictures, by: record, isPublic: isPublic)
        try await commands().say(try await records.attachedPictures(of: record), record)
    }

    /// Sets the record's answer, whatever it was before, without settling it.
    func say(_ attached: AttachedPictures?, of record: AnyIdentifier) async throws {
        records.say(attached, of: record)
        try await commands().say(attached, record)
    }

    /// Makes a record show pictures, and settles it.
    func show(_ pictures: [PictureID], by record: AnyIdentifier, isPublic: Bool = true) async throws {
        try await say(pictures, by: record, isPublic: isPublic)
        try await settle(record)
    }

    /// Settles a record.
    func settle(_ record: AnyIdentifier) async throws { try await commands().settle(record) }

    /// Sweeps twice: the second run deletes the leftovers of the first.
    func sweep() async throws {
        for _ in 0..<2 { try await commands().sweep() }
    }

    /// Shows the record to its owner only, like a draft: moderators do not see it. Throws `NotApplicable` if
    /// the records are not made up in this process.
    func confide(_ record: AnyIdentifier) throws {
        guard let setup else { throw NotApplicable(needs: [.service]) }
        setup.records.confide(record)
    }

    /// Shows the record to a member even if it is not public, or not any more. Throws as `confide`.
    func share(_ record: AnyIdentifier, with member: Principal, _ isShared: Bool = true) throws {
        guard let setup else { throw NotApplicable(needs: [.service]) }
        setup.records.share(record, with: try expectValue(member.memberID, "a member"), isShared)
    }

    /// The number of blobs left.
    func blobCount() async throws -> Int { try await commands().blobCount() }

    /// The made-up records.
    private var records: KnownRecords { setup?.records ?? ownRecords }
}

extension ClauseEnvironment {
    /// A picture service over that store in this environment.
    public func service(
        over store: any PictureStore, _ blobs: any BlobStore, _ records: KnownRecords,
        maker: any PictureMaking = PlainPictureMaker()
    ) -> PictureService {
        PictureService(
            store: store, blobs: blobs, maker: maker, attachments: records, subjects: records,
            reports: subjects, members: directory, time: clock, ids: ids)
    }
}
