import Funding
import Vocabulary
public import Wire

/// The HTTP operations of funding.
public enum FundingEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] =
        shelters + people + campaigns + ending + backings + reading + updates + receipts + oversight

    /// Shelters, and what they say about themselves.
    static let shelters: [EndpointDescription] = [
        found.description, showShelter.description, browseShelters.description, ownShelters.description,
        editShelter.description, nameAccount.description,
    ]

    static let found = Endpoint<ShelterDraft, ShelterView, FundingError>(
        name: "shelters.found", .post, "/api/v1/shelters", access: .member, status: 201, creates: true,
        limit: .perMember(10, oneMoreEach: .seconds(60), isShared: true),
        summary: "Found a shelter: its founder is its owner, and an operator verifies it.",
        input: FundingWire.shelterDraft, output: FundingWire.shelter,
        failures: FundingWire.failures.only(
            .invalidFields([]), .tooManyShelters(FundingError.mostOfMember)
        ).orSilenced)

    static let showShelter = Endpoint<OneShelter, ShelterView, FundingError>(
        name: "shelters.show", .get, "/api/v1/shelters/{id}", access: .anyone,
        summary: "One shelter; one that is not public is shown to its people and operators.",
        input: OneShelter.shape, output: FundingWire.shelter,
        failures: FundingWire.failures.only(.notFound))

    static let browseShelters = Endpoint<SheltersInput, Page<ShelterView>, FundingError>(
        name: "shelters.browse", .get, "/api/v1/shelters", access: .anyone,
        limit: .perAddress(60, oneMoreEach: .milliseconds(500), asking: "name"),
        summary: "A page of verified shelters, or of those in another state, the newest first; states that "
            + "are not public are for operators.",
        input: SheltersInput.shape, output: FundingWire.shelters,
        failures: FundingWire.failures.only(
            .invalidFields([]), .operatorsOnly, .service(.signInRequired)))

    static let ownShelters = Endpoint<Nothing, [ShelterView], FundingError>(
        name: "shelters.own", .get, "/api/v1/me/shelters", access: .member,
        summary: "The shelters of which one is, in any state.",
        input: .nothing, output: FundingWire.ownShelters, failures: FundingWire.failures.only())

    static let editShelter = Endpoint<RecordEdit<ShelterSubject, ShelterDraft>, ShelterView, FundingError>(
        name: "shelters.edit", .put, "/api/v1/shelters/{id}", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Replace what a shelter says about itself: what is left out is taken away. If a version is "
            + "named, only when it is still that one.",
        input: RecordEdit.shape("ShelterEdit", FundingWire.shelterDraft)
            .passingOver(membersOf: FundingWire.shelterShape.schema),
        output: FundingWire.shelter,
        failures: FundingWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .shelterFixed, .shelterClosed, .changed(.first)
        ).orSilenced)

    static let nameAccount = Endpoint<ShelterAccountInput, ShelterView, FundingError>(
        name: "shelters.nameAccount", .put, "/api/v1/shelters/{id}/account", access: .member,
        limit: .perMember(10, oneMoreEach: .seconds(60), isShared: true),
        summary: "Name the account to which campaigns without a registration are paid out, as the treasurer.",
        input: ShelterAccountInput.shape, output: FundingWire.shelter,
        failures: FundingWire.failures.only(
            .invalidFields([]), .notFound, .treasurersOnly, .shelterClosed
        ).orSilenced)
}
