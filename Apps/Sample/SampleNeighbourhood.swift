import Auth
public import Composition
import ContractKit
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

    /// A neighbourhood of that many listings.
    public init(listings: Int = 300, seed: UInt64 = 1, hasPictures: Bool = true) {
        self.listings = listings
        self.seed = seed
        self.hasPictures = hasPictures
    }

    /// How many steps its filling takes: one for each member, and those of each domain's part.
    public var total: Int {
        Self.memberCount + Domain.all.count { $0.verification.samples != nil } * listings
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

    /// Joins last: where there is a keeper, everything else is there.
    static let keeper = "keeper@madang.example"

    private static let adjectives = ["느긋한", "부지런한", "포근한", "씩씩한", "조용한", "반짝이는", "동그란", "산뜻한"]
    private static let animals = ["참새", "고양이", "너구리", "두루미", "고라니"]

    /// The nickname of a sample member.
    static func nickname(of member: Int) -> String {
        adjectives[member % adjectives.count] + animals[animal(of: member)]
    }

    /// The animal of the nickname on coloured ground; nil for every third member, who shows nothing.
    static func portrait(of member: Int) -> DescribedDrawing? {
        guard member % 3 != 2 else { return nil }
        return DescribedDrawing(
            SampleDrawing.animals[animal(of: member)], description: "\(nickname(of: member)) 그림")
    }

    private static func animal(of member: Int) -> Int { member / adjectives.count % animals.count }

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
}

/// How far the filling is.
public struct SampleProgress: Hashable, Sendable {
    /// Members and listings that are there.
    public let done: Int
    /// Members and listings that will be there.
    public let total: Int
}
