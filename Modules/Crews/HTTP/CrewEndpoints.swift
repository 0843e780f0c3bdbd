import Crews
import Vocabulary
public import Wire

/// The HTTP operations of crews.
public enum CrewEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        add.description, show.description, rename.description, hide.description, remove.description,
        browse.description,
    ]

    static let add = Endpoint<CrewDraft, CrewView, CrewError>(
        name: "crews.add", .post, "/api/v1/crews", access: .member, status: 201, creates: true,
        summary: "Add a crew of one's own.",
        input: CrewWire.draft, output: CrewWire.view,
        failures: CrewWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OneCrew, CrewView, CrewError>(
        name: "crews.show", .get, "/api/v1/crews/{id}", access: .anyone, summary: "One crew.",
        input: OneCrew.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(.notFound))

    static let rename = Endpoint<CrewEdit, CrewView, CrewError>(
        name: "crews.rename", .put, "/api/v1/crews/{id}", access: .member,
        summary: "Give it another title, if a version is named only when it is still that one.",
        input: CrewEdit.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .notYours, .changed(.first)))

    static let hide = Endpoint<OneCrew, CrewView, CrewError>(
        name: "crews.hide", .post, "/api/v1/crews/{id}/hide", access: .member,
        summary: "Show a crew to its owner and moderators alone.",
        input: OneCrew.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(.notFound, .notYours, .alreadyHidden))

    static let remove = Endpoint<OneCrew, Nothing, CrewError>(
        name: "crews.remove", .delete, "/api/v1/crews/{id}", access: .member,
        summary: "Remove a crew for good.",
        input: OneCrew.shape, failures: CrewWire.failures.only(.notFound, .notYours))

    static let browse = Endpoint<CrewsInput, Page<CrewView>, CrewError>(
        name: "crews.browse", .get, "/api/v1/crews", access: .anyone,
        summary: "A page of the crews that are shown, the newest first.",
        input: CrewsInput.shape, output: CrewWire.page,
        failures: CrewWire.failures.only(.invalidFields([])))
}
