import Funding
import Vocabulary
import Wire

extension FundingEndpoints {
    /// The people of shelters.
    static let people: [EndpointDescription] = [
        showPeople.description, setRole.description, remove.description,
    ]

    static let showPeople = Endpoint<OneShelter, [ShelterMemberView], FundingError>(
        name: "shelters.people", .get, "/api/v1/shelters/{id}/people", access: .anyone,
        summary: "The people of a shelter, the owner first.",
        input: OneShelter.shape, output: FundingWire.people,
        failures: FundingWire.failures.only(.notFound))

    static let setRole = Endpoint<ShelterRoleInput, [ShelterMemberView], FundingError>(
        name: "shelters.setRole", .put, "/api/v1/shelters/{id}/people/{member}", access: .member,
        summary: "Make a member one of the people of a shelter, or give one another role, as the owner; with "
            + "the role of owner the shelter is handed over.",
        input: ShelterRoleInput.shape, output: FundingWire.people,
        failures: FundingWire.failures.only(
            .notFound, .managersOnly, .ownerStays, .tooManyPeople(ShelterMember.most),
            .tooManyShelters(FundingError.mostOfMember), .shelterClosed
        ).orSilenced)

    static let remove = Endpoint<OneShelterMember, [ShelterMemberView], FundingError>(
        name: "shelters.remove", .delete, "/api/v1/shelters/{id}/people/{member}", access: .member,
        summary: "Leave a shelter, or as its owner send one of its people away.",
        input: OneShelterMember.shape, output: FundingWire.people,
        failures: FundingWire.failures.only(.notFound, .managersOnly, .ownerStays))
}
