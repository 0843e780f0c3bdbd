public import Auth
import Database
public import Vocabulary

extension SQLAuthStore {
    /// The result of a replacement.
    private enum Outcome {
        case done, outdated, lastOperator
        case refused(TakenNames)
    }

    public func replace(
        _ record: MemberRecord, expecting version: Version, ending sessions: EndedSessions,
        for act: StaffAct?, telling news: OutboxMessage?
    ) async throws(AuthError) -> Bool {
        let outcome = try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in
                try Self.replace(record, expecting: version, ending: sessions, for: act, news, writer)
            }
        }
        switch outcome {
        case .done: return true
        case .outdated: return false
        case .lastOperator: throw .lastOperator
        case .refused(let taken):
            try taken.refuse()
            return false
        }
    }

    private static func replace(
        _ record: MemberRecord, expecting version: Version, ending sessions: EndedSessions,
        for act: StaffAct?, _ news: OutboxMessage?, _ writer: any SQLWriter
    ) throws(DatabaseError) -> Outcome {
        let id = record.account.id
        guard try writer.exists("SELECT 1 FROM auth_members WHERE id = \(id) AND version = \(version)") else {
            return .outdated
        }
        let taken = try taken(record.names, besides: id, writer)
        if taken != .none { return .refused(taken) }
        if act?.keepsAnOperator == true, try isLastOperator(record, writer) { return .lastOperator }
        try writer.run(MemberRow.replacement(record, expecting: version))
        for message in act?.messages ?? [] { try AuthTables.acts.append(message, writer) }
        if let news { try AuthTables.acts.append(news, writer) }
        if record.account.isWithdrawn {
            try writer.run("DELETE FROM auth_places WHERE member_id = \(id)")
            try writer.run("DELETE FROM auth_preferences WHERE member_id = \(id)")
            try writer.run("DELETE FROM auth_blocks WHERE member_id = \(id)")
            try writer.run("DELETE FROM auth_blocks WHERE blocked_id = \(id)")
            try forgetReasons(of: id, writer)
        }
        switch sessions {
        case .none: break
        case .all: try writer.run("DELETE FROM auth_sessions WHERE member_id = \(id)")
        case .others(than: let kept):
            try writer.run("DELETE FROM auth_sessions WHERE member_id = \(id) AND id <> \(kept)")
        }
        return .done
    }

    public func rehash(_ id: MemberID, from old: String, to new: String) async throws(AuthError) {
        try await write(
            "UPDATE auth_members SET password_hash = \(new) WHERE id = \(id) AND password_hash = \(old)")
    }

    public func pendingDepartures(limit: Int) async throws(AuthError) -> [MemberID] {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.read { reader throws(DatabaseError) in
                try reader.query(
                    "SELECT id FROM auth_members WHERE departure_pending = 1 ORDER BY id LIMIT \(limit)"
                ) { row throws(DatabaseError) in try row.id(0) }
            }
        }
    }

    public func settleDeparture(of id: MemberID) async throws(AuthError) {
        try await write("UPDATE auth_members SET departure_pending = 0 WHERE id = \(id)")
    }

    /// Runs one statement; returns the number of changed rows.
    @discardableResult
    func write(_ statement: SQL) async throws(AuthError) -> Int {
        try await mappingDatabaseErrors(AuthError.self) { () throws(DatabaseError) in
            try await database.write { writer throws(DatabaseError) in try writer.run(statement) }
        }
    }
}
