/// Routes by path segments; a literal segment takes precedence over a member.
struct RouteTable: Sendable {
    enum Match {
        case none
        case otherMethods([String])
        case route(Route, [(name: String, text: String)])
    }

    private final class Node: Sendable {
        let literals: [String: Node]
        let member: Node?
        let routes: [String: Route]

        init(_ routes: [Route], depth: Int = 0) {
            var literals: [String: [Route]] = [:]
            var members: [Route] = []
            var here: [String: Route] = [:]
            for route in routes {
                guard depth < route.endpoint.path.segments.count else {
                    here[route.endpoint.method.rawValue] = route
                    continue
                }
                switch route.endpoint.path.segments[depth] {
                case .literal(let text): literals[text, default: []].append(route)
                case .member: members.append(route)
                }
            }
            self.literals = literals.mapValues { Node($0, depth: depth + 1) }
            member = members.isEmpty ? nil : Node(members, depth: depth + 1)
            self.routes = here
        }
    }

    private let root: Node

    init(_ routes: [Route]) {
        root = Node(routes)
    }

    func match(_ method: String, _ segments: [String]) -> Match {
        guard let node = find(segments[...], root) else { return .none }
        guard let route = node.routes[method] else { return .otherMethods(allowed(at: node)) }
        var members: [(name: String, text: String)] = []
        for (segment, text) in zip(route.endpoint.path.segments, segments) {
            if case .member(let name) = segment { members.append((name, text)) }
        }
        return .route(route, members)
    }

    /// The methods of the node's routes, and those that the dispatcher answers itself.
    private func allowed(at node: Node) -> [String] {
        var methods = node.routes.keys.sorted() + ["OPTIONS"]
        if node.routes[Method.get.rawValue] != nil { methods.append("HEAD") }
        return methods.sorted()
    }

    private func find(_ segments: ArraySlice<String>, _ node: Node) -> Node? {
        guard let first = segments.first else { return node.routes.isEmpty ? nil : node }
        if let next = node.literals[first], let found = find(segments.dropFirst(), next) { return found }
        return node.member.flatMap { find(segments.dropFirst(), $0) }
    }
}
