import ArgumentParser
import Commands
import Terminal
import Vocabulary

/// A calendar of meetings, and what is done with it.
struct CalendarOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "The crew: its name, ID or row number; default: all crews that you are in.",
            ko: "크루: 이름, ID나 행 번호. 생략하면 내 모든 크루.", value: "crew"))
    var crew: String?
    @Option(
        help: .words(
            en: "Write the calendar to this new file; default: standard output.",
            ko: "달력을 쓸 새 파일. 기본값: 표준 출력.",
            value: "path"),
        completion: .file(extensions: ["ics"]))
    var file: String?
    @Flag(
        help: .words(
            en: "Show when the private address was made.", ko: "비공개 주소를 언제 만들었는지 봅니다."))
    var address = false
    @Flag(
        help: .words(
            en: "Make a new private address for calendar apps; the one before ends.",
            ko: "달력 앱에 넣을 비공개 주소를 새로 만듭니다. 이전 주소는 끊깁니다."))
    var renew = false
    @Flag(help: .words(en: "Revoke the private address.", ko: "비공개 주소를 없앱니다."))
    var revoke = false

    func validate() throws {
        guard [file != nil, address, renew, revoke].count(where: { $0 }) > 1 else { return }
        throw ValidationError.words(
            en: "Use one of --file, --address, --renew and --revoke.",
            ko: "--file, --address, --renew, --revoke 중 하나만 쓰세요.")
    }
}
