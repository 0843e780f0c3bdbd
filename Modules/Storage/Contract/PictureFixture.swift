public import Blobs
public import ContractKit
public import Storage
import Vocabulary

/// What a clause of the contract of pictures runs in: a place of its own, empty at first.
public struct PictureFixture: DomainFixture {
    /// What the place consists of.
    public let parts: FixtureParts<any PictureRepository>
    /// What lies behind the verbs; nil at a server.
    private var grounds: PictureGrounds?
    private let ownRecords = KnownRecords()

    /// A place of these parts.
    public init(_ parts: FixtureParts<any PictureRepository>) {
        self.parts = parts
    }

    /// The same place, behind which lies that.
    public func over(_ grounds: PictureGrounds) -> PictureFixture {
        var place = self
        place.grounds = grounds
        return place
    }
}

/// What lies behind the verbs of pictures, and is a clause's to command.
public struct PictureGrounds: Sendable {
    /// What the records say.
    public let records: KnownRecords
    /// Where the bytes are.
    public let blobs: any BlobStore
    /// The service; to be asked for anew after the place was opened again.
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

extension PictureGrounds {
    /// The same, to be commanded one by one.
    public var commands: ClausePictures {
        let grounds = self
        return ClausePictures(
            add: { owner, description in
                try await grounds.service().keep(of: owner) { PictureCard(madeUp: $0, description) }
            },
            claim: { Set(try await grounds.service().directory.claim($0, for: $1, by: $2).keys) },
            say: { grounds.records.say($0, of: $1) },
            settle: { try await grounds.service().directory.settle($0) },
            sweep: { try await grounds.service().sweep() },
            blobCount: {
                do throws(BlobError) {
                    return try await grounds.blobs.list(after: nil, limit: BlobLimits.page).entries.count
                } catch {
                    throw BrokenPromise("the blobs cannot be listed: \(error)")
                }
            })
    }
}

extension PictureFixture {
    /// What lies behind the verbs, in this process. Throws `NotApplicable` at a server.
    func hidden() throws -> PictureGrounds {
        guard let grounds else { throw NotApplicable(needs: [.service]) }
        return grounds
    }

    /// What lies behind the verbs. Throws `NotApplicable` at a server that cannot be commanded.
    private func commands() throws -> ClausePictures {
        guard let commands = grounds?.commands ?? parts.pictures else {
            throw NotApplicable(needs: [.pictures])
        }
        return commands
    }

    /// Uploads one of the owner's.
    func uploaded(_ number: Int = 1, _ description: String = "") async throws -> PictureView {
        let file = PictureUpload(SamplePicture.png(number), description: description)
        return try expectValue(try await owner.upload([file]).first, "the picture")
    }

    /// A record that nobody has seen yet.
    func newRecord() -> AnyIdentifier { AnyIdentifier(environment.ids.next(PictureSubject.self)) }

    /// Uploads one of the owner's that a record shows from then on.
    func shown(isPublic: Bool = true) async throws -> (picture: PictureView, record: AnyIdentifier) {
        let (picture, record) = (try await uploaded(), newRecord())
        try await claim([picture.id], for: record)
        try await show([picture.id], by: record, isPublic: isPublic)
        return (picture, record)
    }

    /// Claims pictures for a record of the owner, or of somebody else; answers which could be.
    @discardableResult
    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by principal: Principal? = nil
    ) async throws -> Set<PictureID> {
        let member = try expectValue((principal ?? members.owner).memberID, "who claims")
        return try await commands().claim(pictures, record, member)
    }

    /// From now on the record says that it shows these, in its next version; nobody has settled it.
    func say(_ pictures: [PictureID], by record: AnyIdentifier, isPublic: Bool = true) async throws {
        records.show(pictures, by: record, isPublic: isPublic)
        try await commands().say(try await records.attachedPictures(of: record), record)
    }

    /// From now on the record says that, whatever it has said before; nobody has settled it.
    func say(_ attached: AttachedPictures?, of record: AnyIdentifier) async throws {
        records.say(attached, of: record)
        try await commands().say(attached, record)
    }

    /// Lets a record show pictures, and settles it.
    func show(_ pictures: [PictureID], by record: AnyIdentifier, isPublic: Bool = true) async throws {
        try await say(pictures, by: record, isPublic: isPublic)
        try await settle(record)
    }

    /// Settles a record.
    func settle(_ record: AnyIdentifier) async throws { try await commands().settle(record) }

    /// Sweeps, and once more for what the first time has left to be swept.
    func sweep() async throws {
        for _ in 0..<2 { try await commands().sweep() }
    }

    /// Shows the record to its owner alone, as a draft is: moderators do not see it. Throws `NotApplicable`
    /// where records are not made up in this process.
    func confide(_ record: AnyIdentifier) throws {
        guard let grounds else { throw NotApplicable(needs: [.service]) }
        grounds.records.confide(record)
    }

    /// How many blobs are left.
    func blobCount() async throws -> Int { try await commands().blobCount() }

    /// What the records have said.
    private var records: KnownRecords { grounds?.records ?? ownRecords }
}

extension ClauseEnvironment {
    /// Pictures over that store in this environment.
    public func service(
        over store: any PictureStore, _ blobs: any BlobStore, _ records: KnownRecords,
        maker: any PictureMaking = PlainPictureMaker()
    ) -> PictureService {
        PictureService(
            store: store, blobs: blobs, maker: maker, attachments: records, subjects: records,
            reports: subjects, members: directory, time: clock, ids: ids)
    }
}
