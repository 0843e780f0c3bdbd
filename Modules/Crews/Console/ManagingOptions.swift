import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// Which people of a crew are listed.
struct MembersOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Option(
        help: .words(
            en: "Another list, as a manager: requests, waiting, banned, former; default: members.",
            ko: "운영진이 보는 다른 목록: requests(신청), waiting(대기), banned(가입 제한), former(탈퇴). 기본값: members(회원).",
            value: "name"),
        completion: .list(MembershipList.codes))
    var list: String?
    @OptionGroup var pages: PageOptions

    /// The list and page that are wanted. Throws `invalidFields` with all field errors.
    func request() throws(CrewError) -> (MembershipList, PageRequest) {
        var fieldErrors: [FieldError] = []
        let chosen: MembershipList? = list.flatMap { value("list", $0, &fieldErrors) }
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return (chosen ?? .members, page)
    }
}

/// A person to remove from a crew, and for how long to keep them out.
struct RemoveOptions: ParsableArguments {
    @OptionGroup var person: PersonArguments
    @Option(
        help: .words(
            en: "Ban the person for so many days, 1-366.", ko: "다시 가입할 수 없는 기간(일), 1-366.", value: "days"
        ))
    var ban: Int?

    func validate() throws {
        if let ban { try ValidationError.require(ban, in: 1...366, "--ban") }
    }
}

/// A member of a crew, and the role to give.
struct RoleOptions: ParsableArguments {
    @OptionGroup var person: PersonArguments
    @Argument(
        help: .words(
            en: "manager, treasurer or member.", ko: "manager(운영진), treasurer(총무), member(회원) 중 하나.",
            value: "role"),
        completion: .list(["manager", "treasurer", "member"]))
    var role: String

    /// The role. Throws `invalidFields` for anything else.
    func chosen() throws(CrewError) -> CrewRole {
        if let role = CrewRole(typed: role), role != .owner { return role }
        throw .invalidFields([FieldError("role", .unknown(allowed: ["manager", "treasurer", "member"]))])
    }
}
