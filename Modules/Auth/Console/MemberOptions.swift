import ArgumentParser
public import Auth
public import Commands
public import Terminal
import Vocabulary

/// Filters for lists of members.
struct MemberFilterOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only this role: member, moderator, operator.",
            ko: "이 역할만: member(회원), moderator(매니저), operator(운영자)."),
        completion: .list(Role.codes))
    var role: String?
    @Option(
        help: .words(
            en: "Only this state: active, suspended, withdrawn.",
            ko: "이 상태만: active(정상), suspended(이용 정지), withdrawn(탈퇴)."),
        completion: .list(MemberState.codes))
    var state: String?

    /// The query with that text; field errors are added to `fieldErrors`.
    func query(_ text: String, _ fieldErrors: inout [FieldError]) -> MemberQuery {
        MemberQuery(
            role: Self.read("role", role, &fieldErrors), state: Self.read("state", state, &fieldErrors),
            text: text)
    }

    /// Command-line words that give the same query.
    var words: [String] {
        (role.map { ["--role", $0] } ?? []) + (state.map { ["--state", $0] } ?? [])
    }

    private static func read<Value: LocalizedValue>(
        _ field: String, _ text: String?, _ fieldErrors: inout [FieldError]
    ) -> Value? {
        guard let text else { return nil }
        let value = Value(typed: text)
        if value == nil { fieldErrors.append(FieldError(field, .unknown(allowed: Value.codes))) }
        return value
    }
}

/// A list of members.
struct MemberListOptions: ParsableArguments {
    @OptionGroup var filter: MemberFilterOptions
    @OptionGroup var pages: PageOptions
}

/// A search for members.
struct MemberSearchOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "A member's ID, or a part of the email or nickname.", ko: "회원 ID, 또는 이메일이나 닉네임의 일부.",
            value: "text"))
    var text: String
    @OptionGroup var filter: MemberFilterOptions
    @OptionGroup var pages: PageOptions
}

/// A member whose role changes.
struct RoleOptions: ParsableArguments {
    @OptionGroup var member: IdentifierArgument<MemberSubject>
    @Argument(
        help: .words(
            en: "member, moderator or operator.", ko: "member(회원), moderator(매니저), operator(운영자) 중 하나.",
            value: "role"),
        completion: .list(Role.codes))
    var role: String
    @OptionGroup var reason: ReasonOption
}

/// A member as the target of an act.
struct MemberChangeOptions: ParsableArguments {
    @OptionGroup var member: IdentifierArgument<MemberSubject>
    @OptionGroup var reason: ReasonOption
}

/// A member whose data is wanted.
struct ExportOptions: ParsableArguments {
    @OptionGroup var member: IdentifierArgument<MemberSubject>
    @Flag(
        help: .words(
            en: "Write only the texts, one per line, as 'madang-server check --erased --values' reads them.",
            ko: "'madang-server check --erased --values'가 읽는 형식으로 텍스트만 한 줄씩 출력합니다."))
    var values = false
}

/// The reason of an act.
struct ReasonOption: ParsableArguments {
    @Option(
        help: .words(
            en: "Why; it is recorded, and a suspended member is told.", ko: "사유. 기록되며, 정지된 회원에게 표시됩니다.",
            value: "text"))
    var reason: String?
}

extension MemberState: LocalizedValue {
    /// The name of the state, for people.
    public var words: Phrase {
        switch self {
        case .active: Phrase(en: "active", ko: "정상")
        case .suspended: Phrase(en: "suspended", ko: "이용 정지")
        case .withdrawn: Phrase(en: "withdrawn", ko: "탈퇴")
        }
    }
}
