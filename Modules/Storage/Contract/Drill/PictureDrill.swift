public import ContractKit
import Storage
import Vocabulary

/// Pictures in a drill: each is uploaded, and perhaps removed, by one client alone.
public final class PictureDrill: DomainDrill {
    public let share = 10

    /// A drill in which nothing was uploaded yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { PictureWriter() }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        for member in view.members {
            let mine = try await view.items(named: \.card.description) { page in
                try await member.pictures().mine(page)
            }
            for picture in mine {
                let isWhole = try await Self.isWhole(picture, as: member)
                if !isWhole { findings.broken.append(.notWhole(picture.id)) }
                findings.note(.picture(picture.card.description), isWhole ? PictureWriter.there : "broken")
            }
        }
        return findings
    }

    /// Whether every file of the picture can be read to its end.
    private static func isWhole(_ picture: PictureView, as owner: DrillMember) async throws -> Bool {
        for variant in picture.variants {
            let bytes = try await owner.pictures().bytes(of: picture.id, variant.size)
            guard bytes.count == variant.length else { return false }
        }
        return true
    }
}

extension DrillMember {
    /// The member's verbs of pictures. Throws outages.
    func pictures() async throws(PictureError) -> any PictureRepository {
        try await verbs { services throws(PictureError) in try services.pictures }
    }
}

extension TrackedRecord {
    /// A picture, by the last word of its description, which never changes.
    static func picture(_ description: String) -> TrackedRecord {
        TrackedRecord("picture", String(description.split(separator: " ").last ?? ""))
    }
}

extension DrillFinding {
    /// A picture's file is not as long as was said.
    fileprivate static func notWhole(_ id: PictureID) -> DrillFinding {
        DrillFinding(en: "\(id) has a file that is not whole", ko: "\(id): 온전하지 않은 파일이 있음")
    }
}
