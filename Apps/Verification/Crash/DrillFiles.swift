import Blobs
import Composition
import ContractKit
import Settings
import Vocabulary

/// The files of pictures at the end of a drill.
public struct DrillFiles: Equatable, Sendable {
    /// The number of files.
    public var stored = 0
    /// The number of files that pictures need.
    public var needed = 0
    /// The number of files left after a sweep that removes what is not needed after two days.
    public var left = 0

    /// No files.
    public init() {}
}

extension DrillRun {
    /// Compares the files of pictures with the database, sweeps as a server does two days later, and compares
    /// again. Each needed file must exist, each file must be referenced, and no unneeded file may remain.
    /// There must be no writes meanwhile. Throws outages.
    mutating func sweepFiles(_ settings: Settings) async throws {
        let platform = try await LocalPlatform.open(settings)
        do {
            try await sweepFiles(of: platform)
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }

    private mutating func sweepFiles(of platform: LocalPlatform) async throws {
        guard let database = platform.database, let catalogue = Domain.all.blobCatalogue(database) else {
            return
        }
        let audit = BlobAudit(catalogue, platform.dependencies.blobs, time: Later())
        let before = try await audit.look()
        (report.files.stored, report.files.needed) = (before.stored, before.needed)
        note(before)
        let later = platform.with(platform.dependencies.at(Later()))
        var after = before
        repeat {
            report.files.left = after.stored
            try await later.tidy()
            after = try await audit.look()
        } while after.stored < report.files.left
        note(after)
        if after.stored > after.needed {
            report.comparison.broken.append(.unswept(after.stored - after.needed))
        }
    }

    private mutating func note(_ audit: BlobAudit.Report) {
        report.comparison.broken += audit.missing.map { .missing($0) } + audit.orphans.map { .unknown($0) }
    }
}

/// Two days from now: longer than any file waits to be swept.
private struct Later: TimeSource {
    func now() -> Timestamp { SystemClock().now().advanced(by: .seconds(2 * 86_400)) }
}

extension DrillFinding {
    fileprivate static func missing(_ key: BlobKey) -> DrillFinding {
        DrillFinding(en: "\(key) is needed and not there, or not whole", ko: "\(key): 필요한데 없거나 온전하지 않음")
    }

    fileprivate static func unknown(_ key: BlobKey) -> DrillFinding {
        DrillFinding(en: "\(key) is there, and the database does not know it", ko: "\(key): 데이터베이스가 모르는 파일")
    }

    fileprivate static func unswept(_ count: Int) -> DrillFinding {
        DrillFinding(
            en: "\(count) files that nothing needs were not swept", ko: "필요 없는 파일 \(count)개가 정리되지 않음")
    }
}
