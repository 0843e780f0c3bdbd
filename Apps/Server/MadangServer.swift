import Composition
import Serving

/// `madang-server`: a server of all domains.
@main
struct MadangServer {
    static func main() async {
        await Serving.run(domains: Domain.all)
    }
}
