public import Vocabulary

/// The domain put together: a store, and what it needs from outside. Gives each principal their repository.
public struct CrewService: Sendable {
    let store: any CrewStore
    let members: any MemberDirectory & StandingDirectory & BlockDirectory
    let cashier: any Cashier
    let sellers: any SellerDirectory
    let zones: any TimeZones
    let pictures: any PictureDirectory
    let time: any TimeSource
    let ids: any IdentifierSource

    /// A service over the store. `members` gives nicknames, the right to write and blocks, `cashier` the
    /// orders and the money of crews, `sellers` tells which owners sell as a business, `zones` what local
    /// times mean, and `pictures` has covers and receipts.
    public init(
        store: any CrewStore, members: any MemberDirectory & StandingDirectory & BlockDirectory,
        cashier: any Cashier, sellers: any SellerDirectory, zones: any TimeZones,
        pictures: any PictureDirectory = NoPictures(), time: any TimeSource, ids: any IdentifierSource
    ) {
        (self.store, self.members, self.cashier) = (store, members, cashier)
        (self.sellers, self.zones, self.pictures) = (sellers, zones, pictures)
        (self.time, self.ids) = (time, ids)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any CrewRepository {
        LocalCrewRepository(service: self, principal: principal)
    }

    /// The same service by other rules of zones: as a server that was started when these were known.
    public func knowing(_ zones: any TimeZones) -> CrewService {
        CrewService(
            store: store, members: members, cashier: cashier, sellers: sellers, zones: zones,
            pictures: pictures, time: time, ids: ids)
    }

    /// Waiting notices to members, changes of pictures, and crews that are gone.
    public var outbox: any Outbox { store.outbox }

    /// Ends what a member who withdraws leaves behind. Doing it again changes nothing. Throws `service`
    /// failures.
    public func forget(_ member: MemberID) async throws(CrewError) {
        try await store.forget(member, at: time.now())
    }
}

extension CrewService {
    /// Decides about the seats of a crew at this moment. Answers the file as it is after the change.
    func decide(
        _ question: SeatQuestion,
        _ decision: @escaping @Sendable (CrewFile, SeatEngine) throws(CrewError) -> CrewChange
    ) async throws(CrewError) -> CrewFile {
        let now = time.now()
        return try await store.decide(question, at: now) { file throws(CrewError) in
            try decision(file, SeatEngine(file, at: now))
        }
    }
}
