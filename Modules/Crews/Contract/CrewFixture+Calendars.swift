import ContractKit
import Crews
import Vocabulary

extension CrewFixture {
    /// The calendars of the service. Throws `NotApplicable` for a server.
    func calendars() throws -> CalendarService {
        let ids = environment.ids
        return CalendarService(
            try service,
            mint: RightMint(seal: Self.seal) {
                let raw: RawIdentifier = ids.next()
                return RightSecret(raw.base32.suffix(RightSecret.length))
            })
    }

    /// The hash by which clauses keep rights. It tells secrets apart and hides nothing.
    private static let seal = ChainSeal { bytes, key in
        (UInt64(0)..<4).flatMap { lane in
            let sum = (key + bytes).reduce(0xCBF2_9CE4_8422_2325 &+ lane) { sum, byte in
                (sum ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            return (UInt64(0)..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
        }
    }
}

extension CalendarService {
    /// Checks that the address shows these meetings and no others.
    func expectShown(
        _ meetings: [MeetingID], at address: CalendarAddress, _ promise: String,
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let shown = try await desk.calendar(address.secret).entries.map(\.meeting)
        try expectEqual(shown, meetings, promise, file: file, line: line)
    }

    /// Checks that nothing is found at the address.
    func expectGone(
        _ address: CalendarAddress, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try await expectRefused(.notFound, file: file, line: line) { try await desk.calendar(address.secret) }
    }
}
