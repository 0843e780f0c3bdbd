import Crews
import Vocabulary
import Wire

extension CrewEndpoints {
    /// What managers and owners do with people.
    static let managing: [EndpointDescription] = [
        accept.description, decline.description, remove.description, setSuspended.description,
        setRole.description, handOver.description,
    ]

    static let accept = Endpoint<OneCrewMember, MembershipView, CrewError>(
        name: "crews.accept", .post, "/api/v1/crews/{id}/members/{member}/accept", access: .member,
        summary: "Accept a request as a manager: a member, a kept seat, or a place on the list.",
        input: OneCrewMember.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(
            .notFound, .managersOnly, .suspendedFromCrew, .closed, .wrongState(.lapsed)))

    static let decline = Endpoint<OneCrewMember, MembershipView, CrewError>(
        name: "crews.decline", .post, "/api/v1/crews/{id}/members/{member}/decline", access: .member,
        summary: "Decline a request, or take a person off the list, as a manager.",
        input: OneCrewMember.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(.notFound, .managersOnly, .suspendedFromCrew, .wrongState(.lapsed)))

    static let remove = Endpoint<CrewRemoval, MembershipView, CrewError>(
        name: "crews.remove", .post, "/api/v1/crews/{id}/members/{member}/remove", access: .member,
        summary: "Remove a member as a manager, or take an offered seat back; with `bannedUntil` keep any "
            + "person out until then, a year at most.",
        input: CrewRemoval.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .managersOnly, .suspendedFromCrew, .ownerStays,
            .wrongState(.lapsed), .beingPaid(CrewWire.exampleOrder)))

    static let setSuspended = Endpoint<CrewSuspension, MembershipView, CrewError>(
        name: "crews.setSuspended", .put, "/api/v1/crews/{id}/members/{member}/suspension",
        access: .member,
        summary: "Suspend a member as a manager, or end it whatever the reason was.",
        input: CrewSuspension.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(
            .notFound, .managersOnly, .suspendedFromCrew, .ownerStays, .wrongState(.left)))

    static let setRole = Endpoint<CrewRoleInput, MembershipView, CrewError>(
        name: "crews.setRole", .put, "/api/v1/crews/{id}/members/{member}/role", access: .member,
        summary: "Give a member a role, as the owner.",
        input: CrewRoleInput.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(
            .notFound, .ownerOnly, .suspendedFromCrew, .ownerStays, .wrongState(.left)))

    static let handOver = Endpoint<OneCrewMember, CrewView, CrewError>(
        name: "crews.handOver", .post, "/api/v1/crews/{id}/hand-over", access: .member,
        summary: "Hand the crew over to a member of it; the owner becomes a manager in the same step.",
        input: OneCrewMember.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(
            .notFound, .ownerOnly, .suspendedFromCrew, .closed, .wrongState(.left)))
}
