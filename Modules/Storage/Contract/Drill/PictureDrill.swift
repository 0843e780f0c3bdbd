public import ContractKit
import Storage
import Vocabulary

/// Pictures in a drill: each is uploaded, and perhaps removed, by one client alone.
public final class PictureDrill: DomainDrill {
    /// How the descriptions of its pictures begin.
    static let name = "사진"

    public let share = 10
    /// Each member's pictures at the last look. A drill outlasts the limit of unused pictures, so later
    /// rounds remove those of earlier ones.
    private let left = LockedValue<[MemberID: [PictureView]]>([:])

    /// A drill in which nothing was uploaded yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { PictureWriter(left.now) }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        for member in view.members {
            let mine = try await Self.all(of: member).filter(Self.isOurs)
            left.withLock { $0[member.id] = mine }
            for picture in mine where view.isLookedFor(picture) {
                let isWhole = try await Self.isWhole(picture, as: member)
                if !isWhole { findings.broken.append(.notWhole(picture.id)) }
                findings.note(.picture(picture.card.description), isWhole ? PictureWriter.there : "broken")
            }
        }
        return findings
    }

    /// All pictures of the member.
    private static func all(of member: DrillMember) async throws -> [PictureView] {
        var (found, cursor) = ([PictureView](), Cursor?.none)
        repeat {
            let page = try await member.pictures().mine(.largest(after: cursor))
            found += page.items
            cursor = page.next
        } while cursor != nil
        return found
    }

    /// Whether this drill has uploaded it: other domains show pictures of their own.
    private static func isOurs(_ picture: PictureView) -> Bool {
        picture.card.description.hasPrefix(name)
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

extension DrillView {
    /// One of this round, or one of an earlier round that this one has touched.
    fileprivate func isLookedFor(_ picture: PictureView) -> Bool {
        let description = picture.card.description
        return isLookedFor(description) || records.contains(.picture(description))
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
