import Auth
import AuthSamples
public import Composition
package import SampleKit
import Settings
import Vocabulary

/// A neighbourhood to try Madang with: some forty members, and listings of jerseys with real clubs, clothes
/// and other goods, in Korean and English, with likes, sold, reserved and hidden ones. Most listings and two
/// thirds of the members show drawn pictures. The same seed gives the same goods and pictures.
///
/// It is filled by the verbs alone, so that every rule holds. On a local platform time is moved through the
/// last thirty days, no mail is written, and the members' one password is hashed once for all of them; at a
/// server everything happens now.
public struct SampleNeighbourhood: Sendable {
    /// How many listings there are.
    public let listings: Int
    /// What the goods follow from.
    public let seed: UInt64
    /// Whether members and listings show pictures.
    public let hasPictures: Bool
    let samples: [SampleData]

    /// A neighbourhood of that many listings, with the samples of these domains.
    public init(
        listings: Int = 300, seed: UInt64 = 1, hasPictures: Bool = true, domains: [Domain] = Domain.all
    ) {
        self.listings = listings
        self.seed = seed
        self.hasPictures = hasPictures
        samples = domains.compactMap(\.samples)
    }

    /// How many steps its filling takes: one for each member, and those of each domain's part.
    public var total: Int {
        Self.memberCount + samples.count * listings
    }

    /// The text of a file of `Resources`. Throws `unavailable` if the files are not beside the program.
    static func resource(_ name: String) throws(ServiceFailure) -> String {
        for folder in ProgramFolder.candidates {
            let path = folder + "/madang_Sample.resources/Resources/\(name)"
            do {
                guard let bytes = try SmallFile.bytes(of: path) else { continue }
                return String(decoding: bytes, as: UTF8.self)
            } catch {
                throw .unavailable("\(path): \(error)")
            }
        }
        throw .unreachable(
            english: "The folder madang_Sample.resources is not beside the program: copy it there.",
            korean: "프로그램 옆에 madang_Sample.resources 폴더가 없습니다. 그 옆에 복사하세요.")
    }

    /// The password of all sample members.
    public static let password = "courtyard-by-the-sea"
    /// How many members there are, the keeper not counted.
    public static let memberCount = 40

    /// The email of a sample member, counted from 0.
    public static func email(of member: Int) -> String { "neighbour\(member + 1)@madang.example" }

    /// The pictures that members show, for the golden file in which people review them.
    package static var portraits: [SampleDrawing] { SampleMembers.drawings }

    /// Joins last: where there is a keeper, everything else is there.
    static let keeper = "keeper@madang.example"

    /// Fills the platform, and tells after each step how far it is. Does nothing if it has been filled
    /// before; goes on where it was interrupted. Throws what the verbs throw, and `unavailable` if the list
    /// of clubs is not there.
    public func fill(
        _ platform: any Platform, progress: @escaping @Sendable (SampleProgress) -> Void = { _ in }
    ) async throws -> SampleOutcome {
        guard try await platform.anonymous.auth.checkEmail(Self.keeper).isAvailable else {
            return .alreadyFilled
        }
        let target: any SampleTarget =
            if let local = platform as? LocalPlatform {
                LocalSampleTarget(local, seed: seed)
            } else {
                RemoteSampleTarget(platform)
            }
        var filling = SampleFilling(self, target, progress)
        return try await filling.run()
    }

    /// Whether the platform has no members but the sample's: it is empty, or a filling was begun there.
    /// Throws outages.
    public func mayFill(_ platform: LocalPlatform) async throws -> Bool {
        if try await platform.isUntouched() { return true }
        return try await !platform.anonymous.auth.checkEmail(Self.email(of: 0)).isAvailable
    }
}

/// How far the filling is.
public struct SampleProgress: Hashable, Sendable {
    /// Members and listings that are there.
    public let done: Int
    /// Members and listings that will be there.
    public let total: Int
}
