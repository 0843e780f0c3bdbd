import Composition
import Vocabulary

extension Domain {
    /// The guest book, to be composed beside Madang's own domains: `Domain.all + [.guests]`.
    public static let guests = Domain(
        name: "guests", schema: GuestSchema.schema, endpoints: GuestEndpoints.all,
        commands: [GuestsCommand.self],
        open: { database in
            guests(over: database.map { SQLGuestStore(database: $0) } ?? InMemoryGuestStore())
        },
        connect: { parts, services in
            services.provide((any GuestRepository).self, RemoteGuestRepository(caller: parts.caller))
        })

    private static func guests(over store: any GuestStore) -> OpenDomain {
        OpenDomain { parts in
            let service = GuestService(store: store, members: parts.members, time: parts.time)
            return RunningDomain(
                routes: guestRoutes { service.repository(for: $0) },
                departure: .forgets { member throws(ServiceFailure) in
                    try await mappingToService { () throws(GuestError) in
                        try await store.forget(member, at: parts.time.now())
                    }
                },
                export: .gives { member, archive throws(ServiceFailure) in
                    let guests = service.repository(for: member)
                    try await archive.add("guests") { page throws(GuestError) in
                        try await guests.entries(page)
                    } json: {
                        $0.author.id == member.memberID ? GuestWire.view.bytes(of: $0) : nil
                    }
                }
            ) { principal, services in
                services.provide((any GuestRepository).self, service.repository(for: principal))
            }
        }
    }
}
