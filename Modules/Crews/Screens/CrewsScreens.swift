public import Crews
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of crews, with these services.
    public static func crews(_ services: Services) -> Router {
        guard let crews = try? services.crews else { return Router([:]) }
        return Router(
            [
                Destination.crews.name: { _ in Mount(CrewListScreen(crews: crews)) },
                Destination.newCrew.name: { _ in
                    Mount(CrewForm(goal: .add(.random()), crews: crews))
                },
                Destination.crewName: { destination in
                    destination.values["id"].flatMap { CrewID($0) }
                        .map { Mount(CrewScreen(id: $0, crews: crews)) }
                },
                Destination.renamingName: { destination in
                    destination.values["id"].flatMap { CrewID($0) }
                        .map { Mount(CrewForm(goal: .rename($0), crews: crews)) }
                },
            ],
            // A part of the product has a section instead.
            menu: [MenuItem(CrewListScreen.show, .crews, rank: 300, for: .everyone)])
    }
}

extension Destination {
    static let crewName = "crews.detail"
    static let renamingName = "crews.rename"
    static let newCrew = Destination("crews.new")

    /// What there is.
    public static let crews = Destination("crews.list")

    /// One of them.
    public static func crew(_ id: CrewID) -> Destination {
        Destination(crewName, ["id": "\(id)"])
    }

    /// The form of its title.
    static func renaming(_ id: CrewID) -> Destination { Destination(renamingName, ["id": "\(id)"]) }
}

extension CrewView: Identifiable {
    /// That of the crew.
    public var id: CrewID { crew.id }
}
