import Composition
import Glibc
import Settings
import Vocabulary

/// A kind of program that is started during a restore.
enum IntrudingProgram: CaseIterable, Sendable {
    /// The server, as a supervisor starts it.
    case server
    /// A front end that opens the database itself.
    case frontEnd
    /// Another restore.
    case restore
    /// Commands for operators.
    case migrate, check, backup, vacuum

    /// Whether it writes what members see.
    var writes: Bool { self == .server || self == .frontEnd }

    /// The words of a command; nil for what is asked to do more than one thing.
    func words(_ place: RestorePlace) -> [String]? {
        switch self {
        case .server, .frontEnd: nil
        case .restore: ["restore", place.folder + "/backup"]
        case .migrate: ["migrate"]
        case .check: ["check"]
        case .backup: ["backup", place.folder + "/backup-during"]
        case .vacuum: ["vacuum"]
        }
    }
}

/// What came of a program that was started while a restore was at work.
struct IntrusionOutcome: Sendable {
    /// Who joined by it and was told so, after the restore had ended if `isLater`.
    var joined: (member: JoinedMember, isLater: Bool)?
    /// Whether it was a restore, and that went well.
    var hasRestored = false
}

/// Starts a program beside a restore that is at work, and waits for both.
struct Intrusion: Sendable {
    private static let seconds = 120
    let place: RestorePlace
    let plan: ServerPlan
    let settings: Settings

    /// Returns when both have ended. Throws outages that keep them from being started.
    func run(
        _ program: IntrudingProgram, beside restore: ChildProgram, joining number: Int
    ) async throws -> IntrusionOutcome {
        var outcome = IntrusionOutcome()
        switch program {
        case .frontEnd:
            let member = await joined(number)
            outcome.joined = member.map { ($0, restore.hasEnded()) }
            await restore.waitForEnd(seconds: Self.seconds)
        case .server:
            let server = try plan.numbered(2).spawn()
            await restore.waitForEnd(seconds: Self.seconds)
            outcome.joined = await joined(number, by: server).map { ($0, true) }
            server.end()
        case .restore, .migrate, .check, .backup, .vacuum:
            let other = try plan.numbered(2).spawn(program.words(place) ?? [])
            await restore.waitForEnd(seconds: Self.seconds)
            await other.waitForEnd(seconds: Self.seconds)
            outcome.hasRestored = program == .restore && other.exitStatus == 0
            other.end()
        }
        restore.end()
        return outcome
    }

    /// Nil if the database cannot be had, as while a restore is at work.
    private func joined(_ number: Int) async -> JoinedMember? {
        guard let platform = try? await LocalPlatform.open(settings) else { return nil }
        let member = try? await JoinedMember.join(number, at: platform)
        await platform.close()
        return member
    }

    /// Nil if the server does not start, or accepts no new member.
    private func joined(_ number: Int, by server: ChildProgram) async -> JoinedMember? {
        let plan = plan.numbered(2)
        for _ in 0..<Self.seconds * 100 where plan.address == nil && !server.hasEnded() {
            try? await Task.sleep(for: .milliseconds(10))
        }
        guard let address = plan.address, !server.hasEnded() else { return nil }
        let platform = RemotePlatform(at: address, answerTime: .seconds(20))
        let member = try? await JoinedMember.join(number, at: platform)
        await platform.close()
        return member
    }
}
