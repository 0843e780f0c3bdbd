import Commands
import ContractKit
import Terminal
import TestHooks
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// The way of a jersey before whole screens of 80 by 24 cells: it is sold, worn in a post, liked, found by
/// its hashtag and commented; its author is followed, and the seller is told.
@Suite struct JerseyScreenTests {
    @Test("A jersey is sold, worn and liked, and leads people to each other", arguments: Place.allCases)
    func jersey(_ place: Place) async throws {
        let (files, folder) = (ChosenFiles(), try TemporaryFolder())
        try folder.write("JPEG", to: "mirror.jpg")
        files.rest = [PickedFile("\(folder.path)/mirror.jpg", description: "거울 앞에서 입은 유니폼")]
        var play = try await ScreenPlay(place, of: ["수연", "민준", "철수"]) { services in
            var services = services
            services.provide((any PictureUploading).self, SampleUploads(services: services))
            return Domain.all.screens(services).merging(files.router)
        }
        for turn in Self.selling + Self.wearing + Self.telling + Self.finding + Self.following {
            try await play.play(turn)
        }
        try GoldenFolder("Screens").expect(play.transcript, "jersey-ko.txt")
        // Not recorded: notices of two domains come in either order.
        try await play.play(Self.told)
    }

    private static let title = "전북 현대 홈 유니폼"

    private static let selling: [Turn] = [
        Turn(
            "수연",
            [
                .press("n"), .type(title), .press("tab", "space", "space", "space", "tab"), .type("90000"),
                .press("ctrl-s"),
            ], sees: "등록했습니다.", title),
        Turn("민준", [.press("r", "enter")], sees: title, "[물건] 착용한 글"),
        Turn("민준", [.press("enter", "ctrl-s")], sees: "예약했습니다."),
        Turn("수연", [.press("T", "enter", "d", "y")], sees: "거래를 완료했습니다."),
    ]

    private static let wearing: [Turn] = [
        Turn("민준", [.press("escape")], sees: "판매 완료"),
        Turn("민준", [.press("tab")], sees: "[착용한 글]", "이 물건을 착용한 글이 없습니다."),
        Turn(
            "민준", [.press("n", "ctrl-p", "tab"), .type("드디어 입었어요! #직관룩")],
            sees: "드디어 입었어요!", "사진 1/5", "lst_"),
        Turn("민준", [.press("ctrl-s")], sees: "올렸습니다.", "착용한 물건: \(title)"),
        Turn("민준", [.press("escape")], sees: "[착용한 글]", "드디어 입었어요!"),
    ]

    private static let telling: [Turn] = [
        Turn("수연", [.hear(unread: 2), .press("N")], sees: "내 물건을 착용한 글을 올렸습니다"),
        Turn("수연", [.press("enter")], sees: "드디어 입었어요! #직관룩", "착용한 물건: \(title)"),
        Turn("수연", [.press("f")], sees: "좋아요를 눌렀습니다.", "♥ 좋아요 1"),
    ]

    private static let finding: [Turn] = [
        Turn("철수", [.press("2")], sees: "[2 피드]", "드디어 입었어요!"),
        Turn("철수", [.press("#"), .type("직관룩"), .press("enter")], sees: "#직관룩", "드디어 입었어요!"),
        Turn("철수", [.press("enter", "f")], sees: "♥ 좋아요 2"),
        Turn(
            "철수", [.press("c", "n"), .type("정말 잘 어울려요!"), .press("enter")],
            sees: "등록했습니다.", "정말 잘 어울려요!"),
        Turn("철수", [.press("escape")], sees: "댓글 1"),
        Turn("철수", [.press("w")], sees: title, "판매 완료"),
        Turn("철수", [.press("tab", "enter")], sees: "드디어 입었어요! #직관룩"),
    ]

    private static let following: [Turn] = [
        Turn("철수", [.press("a")], sees: "[프로필]", "민준", "피드 글 1"),
        Turn("철수", [.press("f")], sees: "팔로우했습니다.", "팔로우 중"),
    ]

    private static let told = Turn(
        "민준", [.hear(unread: 4), .press("N")], sees: "좋아합니다", "팔로우합니다", "댓글을 남겼습니다")
}

/// Uploads a sample in place of each chosen file.
private struct SampleUploads: PictureUploading {
    let services: Services
    let largestFile = 1_000

    func problem(with file: DescribedFile) -> Phrase? { nil }

    func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureCard] {
        var cards: [PictureCard] = []
        for file in files { cards.append(try await services.uploadSample(file.description)) }
        return cards
    }
}
