import Blobs
import ContractKit
import Pictures
import Storage
import StorageContract
import Testing
import Vocabulary

/// The rules without a store: who may see what, and what a change is.
@Suite struct RuleTests {
    private static let raw = (1...5).map { RawIdentifier(milliseconds: $0, random: (0, $0)) }
    private static func member(_ index: Int, _ role: Role = .member) -> Principal {
        .member(MemberID(raw[index]), session: SessionID(raw[index]), role: role)
    }
    private static let record = AnyIdentifier(MemberID(raw[4]))
    private static let moment = Timestamp(microseconds: 1)

    private static func picture(_ use: PictureUse) -> Picture {
        let card = PictureCard(
            id: PictureID(raw[3]), width: 4, height: 3, placeholder: "", description: "사진")
        return Picture(
            owner: MemberID(raw[0]), card: card, variants: [], uploadedAt: moment, use: use)
    }

    @Test func eachUseIsSeenByThoseWhoMay() {
        let all = [Self.member(0), Self.member(1), Self.member(2, .moderator), .anonymous]
        func seers(_ use: PictureUse) -> [Bool] {
            all.map { PicturePolicy.maySee(Self.picture(use), $0) }
        }
        #expect(seers(.unused) == [true, false, false, false])
        #expect(seers(.claimed(by: Self.record, at: Self.moment)) == [true, false, false, false])
        #expect(
            seers(.shown(by: Self.record, isPublic: false, version: .first)) == [true, false, false, false])
        #expect(seers(.shown(by: Self.record, isPublic: true, version: .first)) == [true, true, true, true])
    }

    @Test func forMembersARecordThatIsNotPublicIsAskedAbout() {
        let all = [Self.member(1), Self.member(2, .moderator), Self.member(3, .operator), .anonymous]
        func asked(_ use: PictureUse) -> [AnyIdentifier?] {
            all.map { PicturePolicy.record(showing: Self.picture(use), to: $0) }
        }
        let none = [AnyIdentifier?](repeating: nil, count: all.count)
        #expect(
            asked(.shown(by: Self.record, isPublic: false, version: .first))
                == [Self.record, Self.record, Self.record, nil])
        #expect(asked(.shown(by: Self.record, isPublic: true, version: .first)) == none)
        #expect(asked(.claimed(by: Self.record, at: Self.moment)) == none)
        #expect(asked(.unused) == none)
    }

    @Test func aClaimIsNoUse() {
        let claimed = Self.picture(.unused).claimed(for: Self.record, at: Timestamp(microseconds: 9))
        #expect(claimed.unusedSince == Timestamp(microseconds: 9))
        #expect(Self.picture(.unused).unusedSince == Self.moment)
        let shown = Self.picture(.shown(by: Self.record, isPublic: true, version: .first))
        #expect(shown.unusedSince == nil)
        #expect(shown.claimed(for: Self.record, at: Self.moment) == shown)
    }

    /// Headers are read from them, and no two are alike.
    @Test func samplesArePictures() throws {
        for (width, height) in [(1, 1), (640, 480), (12_000, 1)] {
            let file = SamplePicture.png(7, width: width, height: height)
            let header = try PictureHeader(of: file)
            #expect((header.kind, header.width, header.height) == (.png, width, height))
        }
        #expect(
            Set((0..<600).map { BlobKey(of: SamplePicture.png($0, width: 1, height: 1)).hash }).count == 600)
    }
}
