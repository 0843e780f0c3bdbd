import Crews
import Vocabulary
import Wire

extension CrewEndpoints {
    /// Joining, staying and leaving.
    static let joining: [EndpointDescription] = [
        join.description, membership.description, takeUp.description, leave.description,
        setLeave.description, describe.description, people.description,
    ]

    static let join = Endpoint<CrewJoinInput, MembershipView, CrewError>(
        name: "crews.join", .put, "/api/v1/crews/{id}/membership", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Join a crew as it is joined: ask, become a member, or get a seat that is kept until an "
            + "order for the membership is paid.",
        input: CrewJoinInput.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .closed, .banned(until: CrewWire.exampleMoment),
            .wrongState(.requested), .tooManyCrews(CrewError.mostJoined)
        ).orSilenced)

    static let membership = Endpoint<OneCrew, MembershipView?, CrewError>(
        name: "crews.membership", .get, "/api/v1/crews/{id}/membership", access: .member,
        summary: "One's own membership of a crew; null for one who never had any.",
        input: OneCrew.shape, output: CrewWire.membership.optional,
        failures: CrewWire.failures.only(.notFound))

    static let takeUp = Endpoint<OneCrew, MembershipView, CrewError>(
        name: "crews.takeUp", .post, "/api/v1/crews/{id}/membership/take-up", access: .member,
        summary: "Take up an offered seat of a crew without a fee.",
        input: OneCrew.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(
            .notFound, .closed, .feeIsDue(Money(30_000, .krw)), .wrongState(.lapsed)
        ).orSilenced)

    static let leave = Endpoint<OneCrew, MembershipView, CrewError>(
        name: "crews.leave", .delete, "/api/v1/crews/{id}/membership", access: .member,
        summary: "Leave a crew, or let a request, a place on the list or an offered seat go. What the rules "
            + "give back of the fee is on its way.",
        input: OneCrew.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(
            .notFound, .ownerStays, .wrongState(.banned), .beingPaid(CrewWire.exampleOrder)))

    static let setLeave = Endpoint<CrewLeaveInput, MembershipView, CrewError>(
        name: "crews.setLeave", .put, "/api/v1/crews/{id}/membership/leave", access: .member,
        summary: "Take no part in a crew for a while, or again.",
        input: CrewLeaveInput.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(.notFound, .ownerStays, .wrongState(.suspended)))

    static let describe = Endpoint<CrewWordsInput, MembershipView, CrewError>(
        name: "crews.describe", .put, "/api/v1/crews/{id}/membership/words", access: .member,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Replace one's position, height, number and introduction: what is left out is taken away.",
        input: CrewWordsInput.shape, output: CrewWire.membership,
        failures: CrewWire.failures.only(.invalidFields([]), .notFound, .wrongState(.left)).orSilenced)

    static let people = Endpoint<CrewPeopleInput, Page<MembershipView>, CrewError>(
        name: "crews.people", .get, "/api/v1/crews/{id}/members", access: .anyone,
        summary: "A page of the people of a crew, the longest standing first; all lists but the members' "
            + "are for its managers.",
        input: CrewPeopleInput.shape, output: CrewWire.people,
        failures: CrewWire.failures.only(.invalidFields([]), .notFound, .managersOnly, .suspendedFromCrew))
}
