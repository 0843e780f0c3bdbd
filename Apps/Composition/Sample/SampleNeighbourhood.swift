import Auth
import Listings
import Vocabulary

/// A neighbourhood to try Madang with: some forty members, and listings of jerseys with real clubs, clothes
/// and other goods, in Korean and English, with likes, sold, reserved and hidden ones. The same seed gives
/// the same goods.
///
/// It is filled by the verbs alone, so that every rule holds. On a local platform time is moved through the
/// last thirty days, no mail is written, and the members' one password is hashed once for all of them; at a
/// server everything happens now.
public struct SampleNeighbourhood: Sendable {
    /// How many listings there are.
    public let listings: Int
    /// What the goods follow from.
    public let seed: UInt64

    /// A neighbourhood of that many listings.
    public init(listings: Int = 300, seed: UInt64 = 1) {
        self.listings = listings
        self.seed = seed
    }

    /// The password of all sample members.
    public static let password = "courtyard-by-the-sea"
    /// How many members there are, the keeper not counted.
    public static let memberCount = 40

    /// The email of a sample member, counted from 0.
    public static func email(of member: Int) -> String { "neighbour\(member + 1)@madang.example" }

    /// Joins last: where there is a keeper, everything else is there.
    static let keeper = "keeper@madang.example"

    /// The nickname of a sample member.
    static func nickname(of member: Int) -> String {
        let (adjectives, animals) = (SampleWords.adjectives, SampleWords.animals)
        return adjectives[member % adjectives.count] + animals[member / adjectives.count % animals.count]
    }

    /// Fills the platform, and tells after each step how far it is. Does nothing if it has been filled
    /// before; goes on where it was interrupted. Throws what the verbs throw, and `unavailable` if the list
    /// of clubs is not there.
    public func fill(
        _ platform: any Platform, progress: @escaping @Sendable (SampleProgress) -> Void = { _ in }
    ) async throws -> SampleOutcome {
        guard try await platform.anonymous.auth.checkEmail(Self.keeper).isAvailable else {
            return .alreadyFilled
        }
        let street: any SampleStreet =
            if let local = platform as? LocalPlatform {
                LocalSampleStreet(local, seed: seed)
            } else {
                RemoteSampleStreet(platform)
            }
        var filling = SampleFilling(self, street, try Club.all(), progress)
        return try await filling.run()
    }
}

/// How far the filling is.
public struct SampleProgress: Hashable, Sendable {
    /// Members and listings that are there.
    public let done: Int
    /// Members and listings that will be there.
    public let total: Int
}

/// What became of a filling.
public enum SampleOutcome: Hashable, Sendable {
    /// So much was added.
    case filled(members: Int, listings: Int)
    /// It had been filled before.
    case alreadyFilled
}
