public import Crews
import Database
public import Vocabulary

extension SQLCrewStore {
    public func decide(
        accountOf crew: CrewID, by actor: MemberID,
        _ decision: @escaping @Sendable (AccountFile) throws(CrewError) -> AccountChange
    ) async throws(CrewError) -> PayoutNaming {
        try await writeUnlessRefused { writer throws(DatabaseError) -> Result<PayoutNaming, CrewError> in
            try Self.closedMembers.requireOpen(actor, writer)
            guard try Self.hold(crew, writer), let found = try Self.find(crew, writer) else {
                return .failure(.notFound)
            }
            let file = AccountFile(
                crew: found, naming: try NamingRow.naming(of: crew, writer),
                leaders: try Self.leaders(of: crew, writer))
            let decided = Result { () throws(CrewError) in try decision(file) }
            if case .success(let change) = decided, change.naming != file.naming {
                try writer.batch(NamingRow.keeping(change.naming) + Self.telling(change.notices))
            }
            return decided.map(\.naming)
        }
    }

    public func naming(of crew: CrewID) async throws(CrewError) -> PayoutNaming? {
        try await read { reader throws(DatabaseError) in try NamingRow.naming(of: crew, reader) }
    }
}
