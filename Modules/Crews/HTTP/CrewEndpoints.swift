import Crews
import Vocabulary
public import Wire

/// The HTTP operations of crews.
public enum CrewEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] =
        [
            found.description, show.description, edit.description, close.description, reopen.description,
            browse.description, ofMember.description,
        ] + joining + managing + meeting + dues + money + calendars

    static let found = Endpoint<NewCrew, CrewView, CrewError>(
        name: "crews.found", .post, "/api/v1/crews", access: .member, status: 201, creates: true,
        limit: .perMember(20, oneMoreEach: .seconds(60), isShared: true),
        summary: "Found a crew: its founder is its owner and first member, at once.",
        input: NewCrew.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(.invalidFields([]), .tooManyCrews(CrewError.mostOwned)).orSilenced)

    static let show = Endpoint<OneCrew, CrewView, CrewError>(
        name: "crews.show", .get, "/api/v1/crews/{id}", access: .anyone,
        summary: "One crew; one that is not open is shown to those who were of it.",
        input: OneCrew.shape, output: CrewWire.view, failures: CrewWire.failures.only(.notFound))

    static let edit = Endpoint<RecordEdit<CrewSubject, NewCrew>, CrewView, CrewError>(
        name: "crews.edit", .put, "/api/v1/crews/{id}", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Replace what a crew says about itself: what is left out is taken away. If a version is "
            + "named, only when it is still that one.",
        input: RecordEdit.shape("CrewEdit", NewCrew.shape)
            .passingOver(membersOf: CrewWire.viewShape.schema),
        output: CrewWire.view,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .suspendedFromCrew, .closed, .changed(.first)
        ).orSilenced)

    static let close = Endpoint<OneCrew, CrewView, CrewError>(
        name: "crews.close", .post, "/api/v1/crews/{id}/close", access: .member,
        summary: "Close a crew as its owner, once its money is settled; it can be reopened for 30 days.",
        input: OneCrew.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(.notFound, .ownerOnly, .suspendedFromCrew, .closed, .hasMoney))

    static let reopen = Endpoint<OneCrew, CrewView, CrewError>(
        name: "crews.reopen", .post, "/api/v1/crews/{id}/reopen", access: .member,
        summary: "Open a closed crew again, with its owner alone.",
        input: OneCrew.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .ownerOnly, .suspendedFromCrew, .tooLate,
            .tooManyCrews(CrewError.mostOwned)
        ).orSilenced)

    static let browse = Endpoint<CrewsInput, Page<CrewView>, CrewError>(
        name: "crews.browse", .get, "/api/v1/crews", access: .anyone,
        limit: .perAddress(60, oneMoreEach: .milliseconds(500), asking: "name"),
        summary: "A page of open crews, by sport and place, or with these words in their names.",
        input: CrewsInput.shape, output: CrewWire.page,
        failures: CrewWire.failures.only(.invalidFields([])))

    static let ofMember = Endpoint<MemberCrewsInput, Page<CrewView>, CrewError>(
        name: "crews.ofMember", .get, "/api/v1/members/{member}/crews", access: .anyone,
        summary: "A page of the crews of a member, the last joined first; of one's own also those in which "
            + "one asked or waits.",
        input: MemberCrewsInput.shape, output: CrewWire.page,
        failures: CrewWire.failures.only(.invalidFields([])))
}
